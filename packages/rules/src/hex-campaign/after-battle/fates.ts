import { CASUALTIES, UNIT_XP_LOST } from '../data/after-battle.ts';
import { tell } from '../turn/play.ts';
import type { Army, CasualtyRow, Models, Unit, UnitRecord } from '../types.ts';
import { living, rosterSize } from '../units/living.ts';
import { secondChances } from './characters.ts';
import type { AfterBattlePlay } from './play.ts';
import type { Scene } from './scene.ts';
import type { Tally } from './tallies.ts';

/** What became of a unit. */
export interface Fate {
  readonly tally: Tally;
  readonly unit: Unit;
  /** Models that count as destroyed, before any dice. HEX-AFT-07. */
  readonly removed: number;
  /** Special characters of it who died. HEX-AFT-15. */
  readonly died: readonly string[];
}

/** How the battle ended for the side of a unit. */
export interface Ending {
  readonly row: CasualtyRow;
  readonly isLoser: boolean;
}

export const NO_RECORD: UnitRecord = { injuries: [], stripped: false, xp: 0 };

/** HEX-AFT-02, -10: which models are certainly lost, and which roll on the casualty table. */
function sorted(tally: Tally, { row, isLoser }: Ending) {
  const { fighter, isVehicle, lost, prisoners, broken, damaged, immobilised, wounded } = tally;
  const { part } = fighter;
  if (broken === 'lost') return { removed: part, outright: part, damaged: 0, hurt: 0 };
  if (isVehicle) {
    const left = isLoser ? immobilised : 0;
    return { removed: lost + left, outright: lost + left, damaged: damaged - left, hurt: 0 };
  }
  // HEX-AFT-11: a side that retreats leaves its fallen behind, without dice.
  return { removed: lost, outright: row === 'retreat' ? lost : prisoners, damaged: 0, hurt: wounded };
}

/** HEX-AFT-18: none of its models was left on the field, and none had left it. */
const isWipedOut = ({ fighter, left, retreated, broken }: Tally): boolean =>
  broken === 'lost' || (broken === 'no' && fighter.part > 0 && left === 0 && retreated === 0);

/** HEX-XP-01 to -03: what a unit has learned. */
function experience(play: AfterBattlePlay, tally: Tally, unit: Unit, held: number): number {
  if (play.before.settings.unitXp === 'off') return held;
  if (living(unit) === 0) return 0;
  const { fighter, damaged, left, retreated, broken } = tally;
  const stood = broken === 'rallied' ? fighter.part - tally.lost : left + retreated;
  const isShaken = fighter.report.took !== 'bombarded' && (damaged > 0 || 2 * stood < rosterSize(unit));
  return Math.max(0, held - (isShaken ? UNIT_XP_LOST : 0)) + fighter.report.xp;
}

function withRecord(play: AfterBattlePlay, tally: Tally, unit: Unit): Unit {
  const before = unit.record ?? NO_RECORD;
  const stripped = before.stripped || isWipedOut(tally);
  const xp = experience(play, tally, unit, before.xp);
  if (stripped === before.stripped && xp === before.xp) return unit;
  return { ...unit, record: { ...before, stripped, xp } };
}

/** HEX-AFT-10 to -19: what becomes of a unit, by the dice of its owner. */
export function fateOf(scene: Scene, army: Army, tally: Tally, ending: Ending): Fate {
  const { row } = ending;
  const { play } = scene;
  const { unit } = tally.fighter;
  const { removed, outright, damaged, hurt } = sorted(tally, ending);
  const dice = Array.from({ length: removed - outright }, () => play.dice.d6('HEX-AFT-11', unit.id));
  const dead = dice.filter((die) => die <= CASUALTIES[row].dead).length;
  const wounded = dice.filter((die) => die <= CASUALTIES[row].wounded).length - dead;
  const light = dice.length - dead - wounded;
  const models: Models = {
    ready: unit.models.ready - removed - damaged - hurt + light,
    wounded: unit.models.wounded + wounded + hurt,
    damaged: unit.models.damaged + damaged,
    dead: unit.models.dead + outright + dead,
    captured: unit.models.captured,
  };
  const told = { row, dice, dead: outright + dead, wounded: wounded + hurt, light, damaged };
  tellFate(play, army, tally, told);
  const survivors = secondChances(scene, army, tally, { ...unit, models });
  return { tally, unit: withRecord(play, tally, survivors.unit), removed, died: survivors.died };
}

interface Told {
  readonly row: CasualtyRow;
  readonly dice: readonly number[];
  readonly dead: number;
  readonly wounded: number;
  readonly light: number;
  readonly damaged: number;
}

function tellFate(play: AfterBattlePlay, { id: piece, seat, name }: Army, tally: Tally, told: Told): void {
  if (told.dead + told.wounded + told.light + told.damaged === 0) return;
  const { unit } = tally.fighter;
  const stripped = isWipedOut(tally) && unit.record?.stripped !== true;
  const rule = tally.isVehicle ? 'HEX-AFT-10' : 'HEX-AFT-11';
  tell(play, { type: 'casualties', rule, to: [seat], seat, piece, name, unit: unit.name, ...told, stripped });
}
