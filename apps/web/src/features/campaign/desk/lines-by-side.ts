import type { SeatId } from '@sealed-orders/rules/kernel';
import type { Report, ReportLine } from '../door.ts';

export interface SideLines {
  /** Null: what is about no side, or about all. */
  readonly seat: SeatId | null;
  readonly lines: readonly ReportLine[];
}

/** The lines of a report by the side that they are about, in the order of the seats; sides without lines are left out. */
export function linesBySide({ sections }: Pick<Report, 'sections'>, seats: readonly SeatId[]): readonly SideLines[] {
  const lines = sections.flatMap((section) => section.lines);
  return [...seats, null]
    .map((seat) => ({ seat, lines: lines.filter((line) => line.seat === seat) }))
    .filter((side) => side.lines.length > 0);
}
