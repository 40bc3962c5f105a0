/** What happens when somebody opens a link that gives this device the seats of another. */
import * as api from "./api";
import { clearHash, recoveryCode } from "./place.svelte";
import { keep } from "./secrets";
import { words } from "./words.svelte";

export interface Recovery {
  good: boolean;
  text: string;
}

/** Use the code in the address, if there is one; one that could not be asked for stays there. */
export async function recover(): Promise<Recovery | null> {
  const code = recoveryCode();
  if (!code) return null;
  try {
    const found = await api.useRecovery(code);
    clearHash();
    keep(...found);
    const good = found.length > 0;
    return { good, text: words.say(good ? "web-recovered" : "web-recovery-worthless") };
  } catch (error) {
    return { good: false, text: words.trouble(error) };
  }
}
