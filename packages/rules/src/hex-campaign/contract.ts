import { z } from 'zod';
import { buildLine } from './schemas/build.ts';
import {
  airOrder,
  airSupport,
  battleDecision,
  battleOrder,
  dealOrder,
  funOrder,
  movementOrder,
  ruling,
  spyMission,
  written,
} from './schemas/sheet.ts';
import { AIR_MISSIONS, SPY_MISSIONS } from './types/vocabulary.ts';

/** What can be given in one part of the game, by its word, each with what is chosen along with it. */
type Given = Readonly<Record<string, readonly string[]>>;

/** What tells orders apart, and of what they are: nobody chooses these. */
const NAMES = new Set(['type', 'phase', 'mission', 'piece']);

const chosenIn = ({ shape }: z.ZodObject): readonly string[] => Object.keys(shape).filter((name) => !NAMES.has(name));

function wordsOf({ shape: { type } }: z.ZodObject): readonly string[] {
  if (type instanceof z.ZodEnum) return type.options.map(String);
  return type instanceof z.ZodLiteral ? [...type.values].map(String) : [];
}

const each = (options: readonly z.ZodObject[]): Given =>
  Object.fromEntries(options.flatMap((option) => wordsOf(option).map((word) => [word, chosenIn(option)] as const)));

const missions = (words: readonly string[], one: z.ZodObject): Given =>
  Object.fromEntries(words.map((word) => [word, chosenIn(one)] as const));

/** What is written down before the war, sheet by sheet. */
const setUp = Object.fromEntries(
  written.options
    .filter(({ shape }) => ['placement', 'free-roads'].includes(shape.phase.value))
    .flatMap((option) => chosenIn(option).map((word) => [word, []] as const)),
);

/** Everything that players and referees may give, as it is read at the edge: for lists of it, not for play. */
export const CONTRACT = {
  'set-up': setUp,
  build: each(buildLine.options),
  deals: each(dealOrder.options),
  // Whom a Tactical Bombardment supports is said with the battle orders. HEX-AIR-10.
  air: { ...missions(AIR_MISSIONS, airOrder), tactical: [...chosenIn(airOrder), ...chosenIn(airSupport)] },
  movement: each(movementOrder.options),
  'battle-orders': each(battleOrder.options),
  spies: missions(SPY_MISSIONS, spyMission),
  battles: each([...battleDecision.options, funOrder]),
  rulings: each(ruling.options),
} as const satisfies Readonly<Record<string, Given>>;

export type ContractPart = keyof typeof CONTRACT;
