/** What part of the map is seen: moved with one finger or the mouse, made larger with two, the wheel or keys. In units of the map. */
import type { Box, Point } from "./hex";

const MOST = 5; // times as large as when all is seen

export class Camera {
  x = $state(0); // where the map's 0, 0 is
  y = $state(0);
  k = $state(1); // how much larger than when all is seen
  private flight = 0; // the newest glide
  private box: Box = { x: 0, y: 0, width: 1, height: 1 };

  /** The whole board. */
  frame(box: Box): void {
    this.box = box;
    this.put(this.x, this.y, this.k);
  }

  get whole(): boolean {
    return this.k < 1.01;
  }

  all(): void {
    this.set(0, 0, 1);
  }

  move(dx: number, dy: number): void {
    this.set(this.x + dx, this.y + dy, this.k);
  }

  /** Larger or smaller around a point of the picture, which stays where it is. */
  zoom(by: number, { x, y }: Point = this.middle): void {
    const k = Math.min(MOST, Math.max(1, this.k * by));
    const real = k / this.k;
    this.set(x - (x - this.x) * real, y - (y - this.y) * real, k);
  }

  /** So that a part of the map fills the picture, but is not larger than `most`. It glides there in `ms`. */
  show(part: Box, most = MOST, ms = 0): void {
    const { box } = this;
    const k = Math.max(1, Math.min(most, MOST, box.width / part.width, box.height / part.height));
    const centre = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
    this.glide(this.middle.x - centre.x * k, this.middle.y - centre.y * k, k, ms);
  }

  private glide(x: number, y: number, k: number, ms: number): void {
    const [fromX, fromY, fromK, begin] = [this.x, this.y, this.k, performance.now()];
    const flight = ++this.flight;
    const on = (now: number): void => {
      if (flight !== this.flight) return; // somebody has taken the map in hand
      const part = ms <= 0 ? 1 : Math.min(1, Math.max(0, (now - begin) / ms));
      const soft = part * part * (3 - 2 * part);
      this.put(fromX + (x - fromX) * soft, fromY + (y - fromY) * soft, fromK + (k - fromK) * soft);
      if (part < 1) requestAnimationFrame(on);
    };
    on(begin);
  }

  /** A point of the picture on the map. */
  onMap({ x, y }: Point): Point {
    return { x: (x - this.x) / this.k, y: (y - this.y) / this.k };
  }

  private get middle(): Point {
    const { x, y, width, height } = this.box;
    return { x: x + width / 2, y: y + height / 2 };
  }

  private set(x: number, y: number, k: number): void {
    this.flight++;
    this.put(x, y, k);
  }

  /** The board never leaves the picture. */
  private put(x: number, y: number, k: number): void {
    const { box } = this;
    const least = (from: number, size: number): number => (from + size) * (1 - k);
    this.k = k;
    this.x = Math.min(box.x * (1 - k), Math.max(least(box.x, box.width), x));
    this.y = Math.min(box.y * (1 - k), Math.max(least(box.y, box.height), y));
  }
}
