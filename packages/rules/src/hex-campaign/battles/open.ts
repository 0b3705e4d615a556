import { rollQuickBattle } from '../quick-battles/quick.ts';
import { rolledDice } from '../sides/dice.ts';
import { putBattle, tellFighters } from '../sides/put.ts';
import { regrouped } from '../sides/regrouping.ts';
import { replacePiece, tell } from '../turn/play.ts';
import type { Army, Battle, PieceId, Side, Unit } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { withBystanders } from './beside.ts';
import type { BattlesPlay } from './play.ts';

/**
 * HEX-QB-01, HEX-TBL-40: what happens automatically when the battle phase opens: battles that were put
 * off are resumed, armies regroup, and the card is rolled, or the quick dice if there are no table battles.
 */
export function openBattles(play: BattlesPlay): void {
  tellCalledOff(play);
  if (play.battles.length === 0) return;
  play.battles = withBystanders(play, play.battles.map(resumed));
  for (const { id } of play.battles) {
    const battle = play.battles.find((one) => one.id === id);
    if (battle?.stage === 'open' && battle.defender !== null) openBattle(play, battle);
  }
}

/** HEX-QB-11: what was put off is fought now, unless it is put off again. */
const resumed = (battle: Battle): Battle =>
  battle.postponed ? { ...battle, postponed: false, quickAgreed: [], postponeAgreed: [], reports: {} } : battle;

/**
 * HEX-QB-11: one side of a postponed battle no longer exists: the other holds the field without a fight. HEX-BMOV-08:
 * or both still do, as allies.
 */
function tellCalledOff(play: BattlesPlay): void {
  const left = new Set(play.battles.map(({ id }) => id));
  for (const battle of play.before.battles) {
    if (!battle.postponed || left.has(battle.id)) continue;
    const { id, hex, attacker, defender } = battle;
    const isHeld = (side: Side | null) => side?.armies.some((army) => play.pieces.has(army)) === true;
    const rule = isHeld(attacker) && isHeld(defender) ? 'HEX-BMOV-08' : 'HEX-QB-11';
    tellFighters(play, battle, (to) => ({ type: 'battle-called-off', rule, to, battle: id, hex }));
  }
}

function openBattle(play: BattlesPlay, battle: Battle): void {
  for (const side of BATTLE_SIDES) for (const id of battle[side]?.armies ?? []) regroup(play, battle, id);
  const { quickBattle, askedPhases } = play.before.settings;
  if (quickBattle === 'always') {
    rollQuickBattle(play, battle);
    return;
  }
  if (askedPhases !== 'all') return;
  const dice = rolledDice(play, battle);
  putBattle(play, { ...battle, dice });
  tellFighters(play, battle, (to) => ({
    type: 'battle-card-rolled',
    rule: 'HEX-TBL-40',
    to,
    battle: battle.id,
    hex: battle.hex,
    dice,
  }));
}

const isArmy = (army: { readonly kind: string } | undefined): army is Army =>
  army?.kind === 'detachment' || army?.kind === 'garrison';

/** HEX-TBL-16, -17: the models of an army change units permanently. */
function regroup(play: BattlesPlay, battle: Battle, id: PieceId): void {
  const army = play.pieces.get(id);
  if (!isArmy(army)) return;
  const units = regrouped(army.units);
  const changed = units.filter((unit, i) => unit.models.ready !== army.units[i]?.models.ready);
  if (changed.length === 0) return;
  replacePiece(play, { ...army, units });
  const { seat, name, hex } = army;
  const now = changed.map((unit: Unit) => ({ unit: unit.name, ready: unit.models.ready }));
  tell(play, {
    type: 'units-regrouped',
    rule: 'HEX-TBL-17',
    to: [seat],
    seat,
    piece: id,
    name,
    hex,
    battle: battle.id,
    units: now,
  });
}
