/** The drawings in use. They stand once in the page as symbols; everything else refers to them. */
import frame from "../generated/icons-frame.json";

class Icons {
  shapes = $state.raw<Record<string, string>>(frame);

  add(more: Record<string, string>): void {
    this.shapes = { ...this.shapes, ...more };
  }

  has(name: string): boolean {
    return name in this.shapes;
  }
}

export const icons = new Icons();
