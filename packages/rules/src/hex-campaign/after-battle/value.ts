import { OTHER_SIDE } from '../sides/sides.ts';
import type { Battle, BattleReport, BattleSide, Side } from '../types.ts';
import { rosterSize } from '../units/living.ts';
import { isHalfPriced } from '../units/worth.ts';
import { defencesInBattle } from './defences.ts';
import type { Contingent, Fighter } from './fighters.ts';
import type { AfterBattlePlay } from './play.ts';
import type { Share } from './shares.ts';
import { nearestPoints } from './shares.ts';

/** NPC forces on the sides of a battle. */
export type Forces = Readonly<Record<BattleSide, Pick<Side, 'forces'> | null>>;

/** HEX-CLAIM-13: points of the NPC forces on a side. */
export const forceValue = (battle: Forces, side: BattleSide): number =>
  (battle[side]?.forces ?? []).reduce((sum, { points }) => sum + points, 0);

/** HEX-TBL-43: NPC forces have no units: they lost what their enemy scored. */
export const forcesLost = (battle: Forces, report: BattleReport, side: BattleSide): number =>
  Math.min(forceValue(battle, side), report.points[OTHER_SIDE[side]]);

const inFull = (points: number): Share => ({ points, models: 1, of: 1 });

/** HEX-AFT-22: half for units that fired from afar, and for models that cost half. */
function worthOf({ unit, part, report: { took } }: Fighter, isHalf: boolean): Share {
  const halves = (took === 'bombarded' ? 2 : 1) * (isHalf ? 2 : 1);
  return { points: unit.points, models: part, of: rosterSize(unit) * halves };
}

function contingentShares(play: AfterBattlePlay, { army, fighters }: Contingent): readonly Share[] {
  const isHalf = play.before.settings.garrisonVpValue === 'bpCost' && isHalfPriced(army);
  return fighters.map((fighter) => worthOf(fighter, isHalf));
}

/**
 * HEX-AFT-22: what a side was worth when the battle began: the units that took part, and on the owner's side the
 * defences of the Stronghold.
 * @param support points that supporting troops added to a Quick Battle, HEX-QB-09
 */
export function sideValue(
  play: AfterBattlePlay,
  battle: Battle,
  side: BattleSide,
  contingents: readonly Contingent[],
  support: number,
): number {
  const armies = contingents.filter((one) => one.side === side).flatMap((one) => contingentShares(play, one));
  const defences = side === 'defender' ? defencesInBattle(play, battle) : [];
  return nearestPoints([
    ...armies,
    ...defences.map(({ paid }) => inFull(paid)),
    inFull(forceValue(battle, side)),
    inFull(support),
  ]);
}
