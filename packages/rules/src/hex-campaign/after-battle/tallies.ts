import { present } from '../../kernel/index.ts';
import { TAKES_PRISONERS } from '../data/after-battle.ts';
import { OTHER_SIDE } from '../sides/sides.ts';
import { factionOf, tell } from '../turn/play.ts';
import type { Battle, BattleSide } from '../types.ts';
import { isVehicles } from '../units/vehicles.ts';
import type { Fighter } from './fighters.ts';
import { armyAnywhere } from './fighters.ts';
import type { AfterBattlePlay } from './play.ts';

/** How a unit did on the field. No number exceeds that of the models with which it fought. */
export interface Tally {
  readonly fighter: Fighter;
  readonly isVehicle: boolean;
  /** Models removed, vehicles destroyed. */
  readonly lost: number;
  /** Of them, taken by the enemy. HEX-RACE-DE-14. */
  readonly prisoners: number;
  /** Vehicles damaged, and of them those that cannot move. HEX-AFT-10. */
  readonly damaged: number;
  readonly immobilised: number;
  /** HEX-AFT-19. */
  readonly wounded: number;
  readonly retreated: number;
  /** Models on the field when the battle ended. */
  readonly left: number;
  /** It left the table broken; then whether it came back. HEX-AFT-02. */
  readonly broken: 'no' | 'rallied' | 'lost';
}

/** HEX-RACE-DE-09, -14: whether the enemy of a side takes single prisoners. */
function facesCaptors(play: AfterBattlePlay, battle: Battle, side: BattleSide): boolean {
  const enemy = battle[OTHER_SIDE[side]]?.seat ?? null;
  return enemy !== null && TAKES_PRISONERS.includes(factionOf(play, enemy));
}

/**
 * HEX-RACE-CH-07: a possessed character is in the condition of the demon when the battle ends, whatever was counted.
 */
function lostModels({ part, report: { lost, demon, took } }: Fighter): number {
  if (took === 'bombarded') return 0;
  const counted = Math.min(lost, part);
  if (demon === 'killed') return Math.max(counted, Math.min(1, part));
  return demon === 'alive' ? Math.min(counted, Math.max(0, part - 1)) : counted;
}

/** HEX-AFT-02: passed by 2D6 of no more than Leadership; the players may have thrown them. */
function brokenState(play: AfterBattlePlay, fighter: Fighter): Tally['broken'] {
  const { army: piece, seat, unit, report } = fighter;
  if (report.broken === null || report.took === 'bombarded') return 'no';
  const { leadership, rallied: known } = report.broken;
  const roll = () => play.dice.d6('HEX-AFT-02', unit.id);
  const dice = known === null ? ([roll(), roll()] as const) : null;
  const rallied = dice === null ? known === true : dice[0] + dice[1] <= leadership;
  const name = present(armyAnywhere(play, piece), 'a fighter is of an army').name;
  const who = { seat, piece, name, unit: unit.name };
  tell(play, { type: 'broken-tested', rule: 'HEX-AFT-02', to: [seat], ...who, leadership, dice, rallied });
  return rallied ? 'rallied' : 'lost';
}

/** HEX-TBL-41: the report of a unit as it can be true. */
export function tallyOf(play: AfterBattlePlay, battle: Battle, fighter: Fighter): Tally {
  const { part, report, unit } = fighter;
  const isVehicle = isVehicles(unit);
  const lost = lostModels(fighter);
  const rest = report.took === 'bombarded' ? 0 : part - lost;
  const damaged = isVehicle ? Math.min(report.damaged, rest) : 0;
  const retreated = Math.min(report.retreated, rest);
  const broken = brokenState(play, fighter);
  const takesPrisoners = !isVehicle && facesCaptors(play, battle, fighter.side);
  return {
    fighter,
    isVehicle,
    lost,
    prisoners: takesPrisoners ? Math.min(report.prisoners, lost) : 0,
    damaged,
    immobilised: Math.min(report.immobilised, damaged),
    wounded: isVehicle ? 0 : Math.min(report.wounded, rest),
    retreated,
    left: broken === 'no' ? rest - retreated : 0,
    broken,
  };
}
