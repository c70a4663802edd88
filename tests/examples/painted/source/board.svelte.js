import { mount as put, unmount } from "svelte";
import Board from "./Board.svelte";

export function mount(target, props) {
  const now = $state(props);
  const board = put(Board, { target, props: now });
  return { update: (next) => Object.assign(now, next), destroy: () => unmount(board) };
}
