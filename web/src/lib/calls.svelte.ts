/** Calls to somebody who looks elsewhere: the browser's notifications, and marks on the page. */
import { settings } from "./settings.svelte";

type Permission = "default" | "granted" | "denied" | "missing";

const ICON = "/art/icon-192.png";
const LIT = "/art/torch-asked.svg";
const UNLIT = "/art/torch.svg";

function permission(): Permission {
  return "Notification" in globalThis ? Notification.permission : "missing";
}

class Calls {
  /** What the browser says to notifications; they need a safe page and somebody's yes. */
  permission = $state<Permission>(permission());
  #open = new Map<string, Notification>();

  constructor() {
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#closeAll();
    });
  }

  /** Whether calls come, as far as settings and browser go. */
  get on(): boolean {
    return settings.notify && this.permission === "granted";
  }

  /** Turn calls on or off; the first time, the browser asks. */
  async set(wanted: boolean): Promise<void> {
    if (wanted && this.permission === "default")
      this.permission = await Notification.requestPermission();
    settings.notify = wanted && this.permission === "granted";
  }

  /** Call somebody who does not look at the page; the same call replaces itself. */
  call(tag: string, title: string, body: string): void {
    if (!this.on || !document.hidden) return;
    try {
      const call = new Notification(title, { body, tag, icon: ICON });
      call.onclick = () => {
        window.focus();
        call.close();
      };
      this.#open.set(tag, call);
    } catch {
      // phones allow calls only from a worker: the mark on the page has to do
    }
  }

  /** Show on the page's icon, and where the page is installed, how many tables wait. */
  mark(count: number): void {
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = count ? LIT : UNLIT;
    const shown = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
    void shown?.catch(() => null);
  }

  #closeAll(): void {
    for (const call of this.#open.values()) call.close();
    this.#open.clear();
  }
}

export const calls = new Calls();
