/** The fingers on a map, or the mouse: where each of them is on the screen, and what two of them do to the camera. */
import type { Camera } from "./camera.svelte";
import type { Point } from "./hex";

export const pointOfEvent = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export class Fingers {
  private readonly at = new Map<number, Point>();

  constructor(
    private readonly camera: Camera,
    private readonly picture: () => SVGSVGElement,
  ) {}

  get count(): number {
    return this.at.size;
  }

  /** A point of the screen in the picture. */
  onPicture({ x, y }: Point): Point {
    const matrix = this.picture().getScreenCTM()?.inverse();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix) : { x, y };
  }

  onMap(at: Point): Point {
    return this.camera.onMap(this.onPicture(at));
  }

  down(event: PointerEvent): Point {
    const at = pointOfEvent(event);
    this.at.set(event.pointerId, at);
    return at;
  }

  /** From where to where one of them moves; null: none of those that are down. */
  move(event: PointerEvent): { before: Point; at: Point } | null {
    const before = this.at.get(event.pointerId);
    return before ? { before, at: this.down(event) } : null;
  }

  up(event: PointerEvent): boolean {
    return this.at.delete(event.pointerId);
  }

  /** The map goes along from one point of the screen to another. */
  pan(before: Point, at: Point, part = 1): void {
    const [from, to] = [this.onPicture(before), this.onPicture(at)];
    this.camera.move((to.x - from.x) * part, (to.y - from.y) * part);
  }

  /** One of two has moved: the map goes half the way along, and becomes larger as they part. */
  pinch(event: PointerEvent, before: Point, at: Point): void {
    const other = [...this.at].find(([one]) => one !== event.pointerId)?.[1];
    if (!other) return;
    this.pan(before, at, 0.5);
    const was = apart(before, other);
    if (was > 0) this.camera.zoom(apart(at, other) / was, this.onPicture({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }));
  }
}
