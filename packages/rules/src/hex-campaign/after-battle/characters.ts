import type { SeatId } from '../../kernel/index.ts';
import { SECOND_CHANCE_ON } from '../data/after-battle.ts';
import { isCharacter } from '../lists/limits.ts';
import { tell } from '../turn/play.ts';
import type { Army, Battle, Unit } from '../types.ts';
import { living } from '../units/living.ts';
import { present } from './news.ts';
import type { Scene } from './scene.ts';
import type { Tally } from './tallies.ts';

/** HEX-DET-07: the special characters of a unit. The leader of a squad falls last. */
const characters = ({ limits }: Unit): readonly string[] =>
  limits.filter(({ kind }) => isCharacter(kind)).map(({ name }) => name);

/** Those who fell: as many as there are no living models left for. */
function fallenCharacters(before: Unit, after: Unit): readonly string[] {
  const all = characters(before);
  return all.slice(Math.min(all.length, living(after)), Math.min(all.length, living(before)));
}

/** A unit after its second chances, and which of its special characters had none or lost it. */
interface Survivors {
  readonly unit: Unit;
  readonly died: readonly string[];
}

/**
 * HEX-AFT-15, -16: special characters who fell live on 4 and more, badly wounded with a permanent injury. Characters
 * taken prisoner have no such chance, nor have vehicles.
 */
export function secondChances(scene: Scene, army: Army, tally: Tally, after: Unit): Survivors {
  const { fighter, isVehicle, prisoners } = tally;
  if (isVehicle) return { unit: after, died: [] };
  let unit = after;
  const died: string[] = [];
  const names = fallenCharacters(fighter.unit, after);
  const newlyDead = after.models.dead - fighter.unit.models.dead;
  for (const [i, name] of names.entries()) {
    const isTaken = i >= newlyDead - prisoners;
    const injury = isTaken ? null : chance(scene, army, unit, name);
    if (injury !== null) {
      unit = injured(unit, injury);
      continue;
    }
    died.push(name);
    tellDeath(scene, army.seat, name);
  }
  return { unit, died };
}

/** The die of HEX-AFT-16 for a survivor; null: the character is dead. */
function chance({ play }: Scene, army: Army, unit: Unit, name: string): number | null {
  const die = play.dice.d6('HEX-AFT-15', unit.id);
  const injury = die >= SECOND_CHANCE_ON ? play.dice.d6('HEX-AFT-16', unit.id) : null;
  const { id: piece, seat } = army;
  const who = { seat, piece, name: army.name, unit: name };
  tell(play, { type: 'second-chance', rule: 'HEX-AFT-15', to: [seat], ...who, die, injury });
  return injury;
}

function injured(unit: Unit, injury: number): Unit {
  const { wounded, dead } = unit.models;
  const record = unit.record ?? { injuries: [], stripped: false, xp: 0 };
  return {
    ...unit,
    models: { ...unit.models, wounded: wounded + 1, dead: dead - 1 },
    record: { ...record, injuries: [...record.injuries, injury] },
  };
}

/** HEX-SIGHT-12: fighters read it immediately, and so do all players if reports are public. */
function tellDeath(scene: Scene, seat: SeatId, unit: string): void {
  const isPublic = scene.play.before.settings.battleReports === 'public';
  for (const to of isPublic ? (['seats'] as const) : present(scene)) {
    tell(scene.play, { ...characterDied(scene.battle, seat, unit), to });
  }
}

/** HEX-AFT-15: the news of a character's death. */
export const characterDied = ({ hex }: Battle, seat: SeatId, unit: string) =>
  ({ type: 'character-died', rule: 'HEX-AFT-15', seat, unit, hex }) as const;
