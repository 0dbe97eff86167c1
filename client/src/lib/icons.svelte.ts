/** The icons in use. Each is one symbol in the page; everything else refers to it by name. */
import frame from "../generated/frame/icons.json";
import { lobbyIcons } from "./lobby.ts";

class Icons {
  shapes = $state.raw<Record<string, string>>({ ...frame, ...lobbyIcons() });

  add(more: Record<string, string>): void {
    this.shapes = { ...this.shapes, ...more };
  }

  has(name: string): boolean {
    return name in this.shapes;
  }
}

export const icons = new Icons();
