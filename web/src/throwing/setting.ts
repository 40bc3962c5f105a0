/** The setting of throws in the view of a game: what lies and stands at its Target. */
import type { AskInfo, Setting } from "../lib/messages";

/** The setting in a view of a game, wherever it is called so. */
export function settingOf(view: unknown): Setting | null {
  if (view === null || typeof view !== "object") return null;
  return (Object.values(view).find(isSetting) as Setting | undefined) ?? null;
}

/** A view without its setting, which a picture shows. */
export function withoutSetting(view: unknown): unknown {
  if (view === null || typeof view !== "object" || Array.isArray(view)) return view;
  return Object.fromEntries(Object.entries(view).filter(([, value]) => !isSetting(value)));
}

/** Whether there is a Target to be seen: something lies there, or something is thrown at it. */
export function hasThrows(view: unknown, ask: AskInfo | null | undefined): boolean {
  return !!ask?.throw || settingOf(view) !== null;
}

function isSetting(value: unknown): boolean {
  const fields: (keyof Setting)[] = ["board", "dice", "templates", "webs", "raised"];
  return value !== null && typeof value === "object" && fields.every((field) => field in value);
}
