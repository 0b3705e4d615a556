import { lookup } from '../../kernel/index.ts';
import { readDice } from '../dice/reader.ts';
import { idOf } from '../entries/names.ts';
import { valueOf } from '../entries/register.ts';
import { type Margin, signedStep } from '../margin/margin.ts';
import { type Reading, readerOf } from '../rolls/rolls.ts';
import type { Board } from '../sheet/board.ts';
import type { Battle } from '../sheet/fold.ts';
import { type Sheet, sheetOf } from '../sheet/sheet.ts';
import type { EntryId, Roll, Side, Unit, UnitState } from '../types.ts';
import type { SideTotal } from '../victory/victory.ts';

/** One roll of the evening. MSN-COMP-05. */
export interface LoggedRoll {
  readonly entry: EntryId;
  readonly who: string;
  readonly roll: Roll;
  readonly dice: readonly number[];
  readonly reading: Reading;
  /** `server`, or typed in: confirmed by the other side or not. */
  readonly source: 'server' | 'confirmed' | 'unconfirmed';
  /** A roll pressed by mistake, which both sides set aside. MSN-COMP-11. */
  readonly isUsed: boolean;
}

/** How a unit ended. */
export interface ReportedUnit {
  readonly unit: Unit;
  readonly state: UnitState;
  readonly points: number;
}

/** What a side has to show at the end. */
export interface ReportedSide {
  readonly total: SideTotal;
  /** −3 to +3. MSN-MARGIN-10. */
  readonly step: number;
  readonly hasRetreated: boolean;
  readonly hasSurrendered: boolean;
  readonly units: readonly ReportedUnit[];
}

/** What a battle hands to its campaign. MSN-MARGIN-11. */
export interface Report {
  /** By points; what retreat and surrender mean is for the campaign to say. Null: the mission does without points. */
  readonly margin: Margin | null;
  readonly basis: number;
  readonly turnsPlayed: number;
  readonly sides: Readonly<Record<Side, ReportedSide>>;
  readonly rolls: readonly LoggedRoll[];
}

/** MSN-MARGIN-11: the report of a battle; null: the sheet is not closed by both sides. */
export function reportOf(battle: Battle): Report | null {
  const sheet = sheetOf(battle);
  if (sheet.stage !== 'closed') return null;
  const { margin, basis } = sheet.totals;
  return {
    margin,
    basis,
    turnsPlayed: sheet.turnsPlayed,
    sides: { a: reportedSide(sheet, 'a'), b: reportedSide(sheet, 'b') },
    rolls: rollLog(battle, sheet),
  };
}

const hasGivenUp = ({ gaveUp }: Board, side: Side, what: 'retreat' | 'surrender'): boolean =>
  valueOf(lookup(gaveUp, `${side} ${what}`)) === true;

const reportedSide = ({ board, totals, units }: Sheet, side: Side): ReportedSide => ({
  total: totals.sides[side],
  step: totals.margin === null ? 0 : signedStep(totals.margin, side),
  hasRetreated: hasGivenUp(board, side, 'retreat'),
  hasSurrendered: hasGivenUp(board, side, 'surrender'),
  units: units[side].map(({ unit, state, points }) => ({ unit, state, points })),
});

/** MSN-COMP-05: every roll that counted or was set aside, in the order of the sheet. */
export function rollLog({ entries }: Battle, { order, verdicts, unconfirmed }: Sheet): readonly LoggedRoll[] {
  const byId = new Map(entries.map((one) => [idOf(one.entry), one]));
  return order.flatMap((id): readonly LoggedRoll[] => {
    const stored = byId.get(id);
    const kind = lookup(verdicts, id)?.kind;
    if (stored?.entry.body.type !== 'roll' || (kind !== 'counted' && kind !== 'not-used')) return [];
    const { roll, dice: typed } = stored.entry.body;
    const dice = typed ?? stored.facts?.dice ?? [];
    const read = readDice(readerOf(roll), dice);
    if (read.kind !== 'read') return [];
    const byHand = unconfirmed.includes(id) ? 'unconfirmed' : 'confirmed';
    const source = typed === null ? 'server' : byHand;
    return [{ entry: id, who: stored.entry.who, roll, dice, reading: read.reading, source, isUsed: kind === 'counted' }];
  });
}
