import { AIR_SUPPORT_POINTS, SUPPORT_PART } from '../data/quick-battles.ts';
import { battleValue } from '../sides/participation.ts';
import { bombarders, type Field, fieldOf, reinforcers, supportedBattle } from '../sides/support.ts';
import type { Battle, BattleSide, PieceId, Side } from '../types.ts';
import type { QuickBattlesPlay } from './play.ts';
import { standsOf } from './stakes.ts';

/** HEX-QB-02: points of the units that fight on a side themselves: those of its armies, or of NPC forces. */
export function armyValue(play: QuickBattlesPlay, side: Side): number {
  const own = standsOf(play, side).reduce((sum, { value }) => sum + value, 0);
  return own + side.forces.reduce((sum, { points }) => sum + points, 0);
}

/** HEX-QB-09: whether an army beside the battle counts in it and in no other. */
const countsHere = (field: Field, battle: Battle, piece: PieceId): boolean =>
  supportedBattle(field, piece)?.id === battle.id;

/** HEX-QB-09: what artillery in range and armies that may send reinforcements add, each rounded down. */
export function supportValue(play: QuickBattlesPlay, battle: Battle, side: BattleSide): number {
  const field = fieldOf(play);
  if (!field.countsSupport) return 0;
  let sum = 0;
  const firing = new Map<PieceId, ReadonlySet<string>>();
  for (const { army, units } of bombarders(field, battle, side)) {
    if (!countsHere(field, battle, army.id)) continue;
    firing.set(army.id, new Set(units.map(({ unit }) => unit.id)));
    sum += Math.floor(battleValue(units) / SUPPORT_PART.bombarding);
  }
  for (const { army, supporter, units } of reinforcers(field, battle, side)) {
    if (!countsHere(field, battle, army.id)) continue;
    const others = units.filter(({ unit }) => firing.get(army.id)?.has(unit.id) !== true);
    const part = supporter.order === 'guard' ? SUPPORT_PART.guarding : SUPPORT_PART.reinforcing;
    sum += Math.floor(battleValue(others) / part);
  }
  return sum;
}

/** HEX-QB-10: BP of the intact defences of the Stronghold that a side defends. */
function defencesValue(play: QuickBattlesPlay, battle: Battle, side: BattleSide): number {
  if (side === 'attacker' || !battle.stronghold || play.before.settings.qbDefences === 'off') return 0;
  const defences = play.strongholds[battle.hex]?.defences ?? [];
  return defences.reduce((sum, { paid, disabled }) => sum + (disabled === play.turn ? 0 : paid), 0);
}

/** HEX-QB-10: points of the air support of the armies of a side. */
function airValue(play: QuickBattlesPlay, { armies }: Side): number {
  const flights = play.airSupport.filter(({ army }) => army !== null && armies.includes(army));
  return AIR_SUPPORT_POINTS * flights.length;
}

/** HEX-QB-02, -09, -10: the base of a side's damage percentage. */
export function damageValue(play: QuickBattlesPlay, battle: Battle, name: BattleSide): number {
  const side = battle[name];
  if (side === null) return 0;
  return (
    armyValue(play, side) + supportValue(play, battle, name) + defencesValue(play, battle, name) + airValue(play, side)
  );
}
