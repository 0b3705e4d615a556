import { rewardBp, victoryPoints } from '../sides/rewards.ts';
import { OTHER_SIDE } from '../sides/sides.ts';
import { factionOf } from '../turn/play.ts';
import type { BattleSide, PieceId } from '../types.ts';
import { living, rosterSize } from '../units/living.ts';
import type { Fate } from './fates.ts';
import type { Scene } from './scene.ts';
import type { Share } from './shares.ts';
import { wholePoints } from './shares.ts';
import type { Tally } from './tallies.ts';
import { forcesLost, sideValue } from './value.ts';

type OfSides = Readonly<Record<BattleSide, number>>;

const bothSides = (of: (side: BattleSide) => number): OfSides => ({
  attacker: of('attacker'),
  defender: of('defender'),
});

/** HEX-AFT-07: models of a unit that count as destroyed. */
const removedShare = ({ tally, removed }: Fate): Share => {
  const { unit } = tally.fighter;
  return { points: unit.points, models: removed, of: rosterSize(unit) };
};

/**
 * HEX-AFT-07, HEX-TBL-39: points that a side lost: models removed, before any dice, and of captured detachments all that
 * lived when the battle began; each model once.
 * @param captured detachments that were captured, or one that might be
 */
export function pointsLost(
  { battle, report, contingents }: Scene,
  fates: readonly Fate[],
  side: BattleSide,
  captured: readonly PieceId[],
): number {
  const fallen = fates.filter(({ tally }) => tally.fighter.side === side && !captured.includes(tally.fighter.army));
  const taken = contingents
    .filter((one) => one.side === side && captured.includes(one.army.id))
    .flatMap(({ army }) => army.units);
  const forces = { points: forcesLost(battle, report, side), models: 1, of: 1 };
  return wholePoints([
    ...fallen.map(removedShare),
    ...taken.map((unit) => ({ points: unit.points, models: living(unit), of: rosterSize(unit) })),
    forces,
  ]);
}

/** HEX-RACE-DE-10: what the prisoners of a side bring, whoever won. */
function prisonersBp(tallies: readonly Tally[], side: BattleSide): number {
  return wholePoints(
    tallies
      .filter(({ fighter, prisoners }) => fighter.side === OTHER_SIDE[side] && prisoners > 0)
      .map(({ fighter: { unit, report }, prisoners }) =>
        report.prisonerPoints === undefined
          ? { points: unit.points, models: prisoners, of: rosterSize(unit) }
          : { points: report.prisonerPoints, models: prisoners, of: 1 },
      ),
  );
}

/** HEX-AFT-07, -08: BP that each side gains; NPC forces gain nothing. */
export function bpGained(scene: Scene, winner: BattleSide | null, lost: OfSides, tallies: readonly Tally[]): OfSides {
  const { play, battle } = scene;
  return bothSides((side) => {
    const seat = battle[side]?.seat ?? null;
    if (seat === null) return 0;
    const outcome = winner === null ? 'draw' : winner === side ? 'win' : 'loss';
    return rewardBp(factionOf(play, seat), outcome, lost[OTHER_SIDE[side]]) + prisonersBp(tallies, side);
  });
}

/** HEX-AFT-20 to -22: VP that each side gains; NPC forces gain none. */
export function vpGained({ play, battle, contingents }: Scene, winner: BattleSide | null, support: OfSides): OfSides {
  const vp = victoryPoints(
    winner,
    bothSides((side) => sideValue(play, battle, side, contingents, support[side])),
  );
  return bothSides((side) => ((battle[side]?.seat ?? null) === null ? 0 : vp[side]));
}
