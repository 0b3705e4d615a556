import { lookup } from '../../kernel/index.ts';
import { unscathed } from '../sides/unscathed.ts';
import type { BattleReport, BattleSide, LossItem, QuickBattle, UnitReport } from '../types.ts';
import { type Tally, talliesOf, tallyOf } from './choice.ts';
import type { Stake, Stand } from './stakes.ts';

/** HEX-QB-05: models that a unit loses by picks and choices; squads reduced to half keep the larger half. */
function lostModels({ singly, models }: Stake, { half, whole, rest }: Tally): { lost: number; damaged: number } {
  if (singly) return { lost: whole + rest, damaged: half - rest };
  if (whole > 0 || rest > 0) return { lost: models, damaged: 0 };
  return { lost: half > 0 ? Math.floor(models / 2) : 0, damaged: 0 };
}

function unitReport(stake: Stake, tally: Tally): UnitReport | null {
  const { lost, damaged } = lostModels(stake, tally);
  if (lost === 0 && damaged === 0) return null;
  return { ...unscathed(stake.piece, stake.unit), lost, damaged };
}

/**
 * HEX-QB-08: a Quick Battle as the report of a battle at the table, with the same consequences: squads that were
 * chosen whole are destroyed, halved ones are not, and nobody retreats.
 * @param stands of each side, before the battle
 */
export function quickReport(quick: QuickBattle, stands: Readonly<Record<BattleSide, readonly Stand[]>>): BattleReport {
  const units = (['attacker', 'defender'] as const).flatMap((side) =>
    stands[side].flatMap(({ seat, stakes }) => {
      const items: readonly LossItem[] = [...(lookup(quick.picks, side) ?? []), ...(lookup(quick.losses, seat) ?? [])];
      const tallies = talliesOf(items);
      return stakes.flatMap((stake) => unitReport(stake, tallyOf(tallies, stake)) ?? []);
    }),
  );
  return {
    turns: 0,
    points: quick.damage,
    scenario: null,
    retreats: [],
    surrender: null,
    units,
    defences: [],
  };
}
