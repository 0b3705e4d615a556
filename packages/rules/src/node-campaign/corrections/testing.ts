import { battleId, forceId } from '../schemas/atoms.ts';
import { schemas } from '../schemas.ts';
import { node, type War, war } from '../testing.ts';
import type { Ruling, State } from '../types.ts';
import { GUARD } from '../vocabulary.ts';

const FACTIONS = { red: 'orks', blue: 'chaos', green: 'imperial-guard', gold: 'eldar', grey: 'tau' } as const;

/** The Guard's f1 is in O1 and its f2 in V1, the Tau in their colony O2, the Eldar in W, all others in D1. */
export const field = (given: (state: State) => State = (state) => state, settings = {}): War =>
  war(FACTIONS, { given, settings });

export type Edit = Readonly<Record<string, unknown>>;

export const correct = (made: War, ...edits: readonly Edit[]) => {
  const ruling: Ruling = schemas.ruling.parse({ type: 'corrections', edits });
  return made.rule(ruling, 'a slip of the pen').map(({ code, path }) => `${code} ${path.slice(3).join('.')}`);
};

/** A battle in O4, of green's battleforce f1 and blue's f6. */
export const fighting = (state: State): State => ({
  ...state,
  forces: Object.fromEntries(
    Object.entries(state.forces).map(([id, force]) => [
      id,
      force.owner === 'blue' || id === 'f1' ? { ...force, node: node('O4') } : force,
    ]),
  ),
  battles: {
    b1: {
      id: battleId.parse('b1'),
      node: node('O4'),
      openedAt: '2031-05-05T10:00:00.000Z',
      openedDay: 1,
      stack: [
        { owner: state.seats[2] ?? GUARD, forces: [forceId.parse('f1')], hasRok: false, way: 'path' },
        {
          owner: state.seats[1] ?? GUARD,
          forces: Object.values(state.forces).flatMap(({ id, owner }) => (owner === 'blue' ? [id] : [])),
          hasRok: false,
          way: 'path',
        },
      ],
      level: null,
      mission: null,
      isPivotal: false,
      choice: null,
      multi: null,
    },
  },
});
