/** The user's wishes: light or dark, and how much the table does by itself. */
import { remember, remembered } from "./memory.ts";

export type Theme = "system" | "light" | "dark";
const dark = matchMedia("(prefers-color-scheme: dark)");

class Prefs {
  theme = $state<Theme>((remembered("theme") as Theme | null) ?? "system");
  playForced = $state(remembered("forced") !== "no");
  oneClick = $state(remembered("one-click") === "yes");
  tips = $state(remembered("tips") !== "no");
  /** Between players at one device. */
  curtain = $state(remembered("curtain") !== "no");

  constructor() {
    dark.addEventListener("change", () => this.show());
  }

  get isDark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && dark.matches);
  }

  show(): void {
    document.documentElement.dataset["theme"] = this.isDark ? "dark" : "light";
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.show();
  }

  setForced(on: boolean): void {
    this.playForced = on;
    remember("forced", on ? "yes" : "no");
  }

  setOneClick(on: boolean): void {
    this.oneClick = on;
    remember("one-click", on ? "yes" : "no");
  }

  setCurtain(on: boolean): void {
    this.curtain = on;
    remember("curtain", on ? "yes" : "no");
  }

  setTips(on: boolean): void {
    this.tips = on;
    remember("tips", on ? "yes" : "no");
  }
}

export const prefs = new Prefs();
