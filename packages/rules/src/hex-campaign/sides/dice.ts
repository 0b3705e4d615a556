import { SCENARIO_ON, SPECIAL_BONUS, SPECIAL_ON, TERRAIN_GRADES } from '../data/battles.ts';
import type { Reads } from '../turn/fields.ts';
import type { Battle, BattleCard, BattleDice, BattleOrderType, BattleSide } from '../types.ts';

/** Orders of a planned fight. HEX-BORD-06, -09. */
export const isPlanned = (order: BattleOrderType): boolean => order === 'planned-attack' || order === 'planned-raid';

/** HEX-TBL-01, -05 to -07, -14: the dice of a battle that is to be fought at a table. */
export function rolledDice({ dice }: Reads<'dice'>, { id, stronghold }: Battle): BattleDice {
  const both = (rule: 'HEX-TBL-06' | 'HEX-TBL-07') => ({
    attacker: dice.d6(rule, `${id} attacker`),
    defender: dice.d6(rule, `${id} defender`),
  });
  return {
    terrain: dice.d6('HEX-TBL-01', id),
    terrainAgain: null,
    reserves: dice.d6('HEX-TBL-05', id),
    infiltrate: both('HEX-TBL-06'),
    deepStrike: both('HEX-TBL-07'),
    scenario: stronghold ? null : dice.d6('HEX-TBL-14', id),
  };
}

/** HEX-TBL-01, -02: how dense the terrain is. */
export const terrainOf = ({ terrain, terrainAgain }: BattleDice): BattleCard['terrain'] =>
  TERRAIN_GRADES[terrainAgain ?? terrain] ?? null;

/** HEX-TBL-13: what a side adds to its dice for special rules. */
export function specialBonus(battle: Pick<Battle, 'kind' | 'attacker' | 'defender'>, side: BattleSide): number {
  if (side === 'attacker') return isPlanned(battle.attacker.order) ? SPECIAL_BONUS.planned : 0;
  const defends = battle.defender?.order === 'defend' ? SPECIAL_BONUS.defend : 0;
  return defends + (battle.kind === 'raid' ? SPECIAL_BONUS.raided : 0);
}

/** HEX-TBL-05 to -07: a side's special rules. */
export function specialRules(battle: Battle, side: BattleSide, dice: BattleDice) {
  const has = (die: number): boolean => die + specialBonus(battle, side) >= SPECIAL_ON;
  return {
    reserves: side === 'attacker' || has(dice.reserves),
    infiltrate: has(dice.infiltrate[side]),
    deepStrike: has(dice.deepStrike[side]),
  };
}

/** HEX-TBL-14: whether the die brings a scenario. */
export const hasScenario = ({ scenario }: BattleDice): boolean => scenario !== null && scenario >= SCENARIO_ON;
