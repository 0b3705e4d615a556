import { FIGHTING_BUILDINGS } from '../data/after-battle.ts';
import type { Battle, BattleReport, BattleSide, QuickBattle, Side } from '../types.ts';
import type { QuickBattlesPlay } from './play.ts';
import { standsOf } from './stakes.ts';
import { armyValue } from './value.ts';

/** Whether a side has nothing left. Damaged vehicles count as left. */
function isWipedOut(play: QuickBattlesPlay, side: Side, damage: number, { units }: BattleReport): boolean {
  if (side.armies.length === 0) return damage >= armyValue(play, side);
  const lost = new Map(units.map((unit) => [unit.unit, unit.lost]));
  const stakes = standsOf(play, side).flatMap((stand) => stand.stakes);
  return stakes.every(({ unit, models }) => lost.get(unit) === models);
}

/** HEX-QB-04: under `qbStrongholdDraw` an attacker ahead takes a Stronghold with works only if no defender is left. */
function isHeldOff(play: QuickBattlesPlay, battle: Battle, winner: BattleSide | null, isHeld: boolean): boolean {
  if (!play.before.settings.qbStrongholdDraw || !battle.stronghold || winner !== 'attacker' || !isHeld) return false;
  const defences = play.strongholds[battle.hex]?.defences ?? [];
  return defences.some(({ type }) => FIGHTING_BUILDINGS.includes(type));
}

/**
 * HEX-QB-04: the side that inflicted more wins, whatever the enemy had to lose; losing everything loses. Null:
 * a draw.
 */
export function quickWinner(
  play: QuickBattlesPlay,
  battle: Battle,
  quick: QuickBattle,
  report: BattleReport,
): BattleSide | null {
  const { attacker, defender } = battle;
  if (defender === null) return 'attacker';
  const { damage } = quick;
  const ahead =
    damage.attacker === damage.defender ? null : damage.attacker > damage.defender ? 'attacker' : 'defender';
  const isGone = {
    attacker: isWipedOut(play, attacker, damage.defender, report),
    defender: isWipedOut(play, defender, damage.attacker, report),
  };
  if (isHeldOff(play, battle, ahead, !isGone.defender)) return null;
  if (play.before.settings.quickBattleWipeout === 'damageOnly') return ahead;
  if (isGone.attacker && isGone.defender) return null;
  if (isGone.attacker) return 'defender';
  if (isGone.defender) return 'attacker';
  return ahead;
}
