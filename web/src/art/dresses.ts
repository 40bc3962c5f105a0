/** What is worn below a head, by training: the shoulders, what lies upon them, and its stuff. */
import type { Light } from "./lights";

export const DRESSES = {
  war: [
    "M20 300C20 250 44 226 84 216L156 216C196 226 220 250 220 300Z",
    "M14 300C10 258 26 232 62 226 84 236 88 268 84 300ZM226 300C230 258 214 232 178 226 156 236 152 268 156 300Z",
    "steel",
  ],
  magic: [
    "M26 300C30 258 56 230 92 216L120 240 148 216C184 230 210 258 214 300Z",
    "M92 214 120 252 148 214 160 222 132 300H108L80 222Z",
    "brass",
  ],
  talent: [
    "M30 300C32 256 58 228 96 218H144C182 228 208 256 210 300Z",
    "M44 244 196 290 190 300H150L40 262Z",
    "leather",
  ],
  prayer: [
    "M24 300C26 254 56 226 94 216H146C184 226 214 254 216 300Z",
    "M84 220 104 218V300H78ZM156 220 136 218V300H162Z",
    "linen",
  ],
} as const satisfies Record<string, readonly [string, string, Light]>;

export type Dress = keyof typeof DRESSES;
