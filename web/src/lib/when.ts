/** Moments and spans as people say them, in their language. Times are milliseconds. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When something was: 4 min ago, today 12:40, yesterday 18:05, Nov 14. */
export function when(at: number, now: number, language: string): string {
  const passed = now - at;
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  if (passed < MINUTE) return relative.format(0, "second");
  if (passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), "minute");
  const days = daysBetween(at, now);
  if (days < 2) return `${relative.format(-days || 0, "day")} ${clockTime(at, language)}`;
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const date: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" };
  if (!isThisYear) date.year = "numeric";
  return new Intl.DateTimeFormat(language, date).format(at);
}

/** How long something still takes, in its largest unit: 18 hr, 5 min. */
export function span(ms: number, language: string): string {
  const units = [
    ["day", DAY],
    ["hour", HOUR],
    ["minute", MINUTE],
  ] as const;
  const [unit, length] = units.find(([, length]) => ms >= length) ?? ["second", 1000];
  const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" });
  return format.format(Math.max(0, Math.round(ms / length)));
}

function clockTime(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(at);
}

/** How many midnights lie between two moments, where people live. */
function daysBetween(at: number, now: number): number {
  const midnight = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(at)) / DAY);
}
