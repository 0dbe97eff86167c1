/** The user's wishes: light or dark, and how much the table does by itself. */
import { saveSetting, readSetting } from "./storage.ts";

export type Theme = "system" | "light" | "dark";
const dark = matchMedia("(prefers-color-scheme: dark)");

class Prefs {
  theme = $state<Theme>((readSetting("theme") as Theme | null) ?? "system");
  playForced = $state(readSetting("forced") !== "no");
  oneClick = $state(readSetting("one-click") === "yes");
  tips = $state(readSetting("tips") !== "no");
  /** Between players at one device. */
  curtain = $state(readSetting("curtain") !== "no");

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
    saveSetting("theme", theme);
    this.show();
  }

  setForced(on: boolean): void {
    this.playForced = on;
    saveSetting("forced", on ? "yes" : "no");
  }

  setOneClick(on: boolean): void {
    this.oneClick = on;
    saveSetting("one-click", on ? "yes" : "no");
  }

  setCurtain(on: boolean): void {
    this.curtain = on;
    saveSetting("curtain", on ? "yes" : "no");
  }

  setTips(on: boolean): void {
    this.tips = on;
    saveSetting("tips", on ? "yes" : "no");
  }
}

export const prefs = new Prefs();
