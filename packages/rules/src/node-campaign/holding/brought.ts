import { unitIdOf } from '../board/numbered.ts';
import { nextNumber, type Play } from '../board/play.ts';
import type { Owner, Unit } from '../types.ts';
import { GUARD } from '../vocabulary.ts';

/** NODE-BF-06: the next of the rosters that a player brought to the war; null: none is left. */
export function takeBrought(
  play: Play,
  owner: Owner,
): { readonly name: string; readonly units: readonly Unit[] } | null {
  const brought = owner === GUARD ? undefined : play.state.players[owner]?.brought.shift();
  if (brought === undefined) return null;
  const units = brought.units.map((unit) => ({
    ...{ ...unit, id: unitIdOf(nextNumber(play, 'unit')) },
    ...{ xp: 0, honours: '' },
  }));
  return { name: brought.name, units };
}
