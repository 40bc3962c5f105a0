/** How high what lies under a point is: the board, a bone, the table. */
import type { TargetBoard } from "../../lib/http";
import { MM, regionAt } from "../regions";

export function groundAt(
  board: TargetBoard,
  lift: number,
  webs: readonly string[],
  { x, y }: { x: number; y: number },
): number {
  const region = regionAt(board, { x, y });
  if (!region) return 0;
  if (board.holes.some(({ id }) => id === region) && !webs.includes(region)) return 0;
  const bone = board.bones.find(({ id }) => id === region);
  return lift + (bone ? bone.top : board.thickness) * MM;
}
