import { z } from 'zod';
import { type Choice, type Choices, choicesOf } from './contract-choices.ts';
import { battleReport } from './schemas/battles.ts';
import { buildLine } from './schemas/build.ts';
import { unitSetup } from './schemas/setup.ts';
import {
  airOrder,
  airSupport,
  battleDecision,
  battleOrder,
  battleRuling,
  dealOrder,
  edit,
  funOrder,
  movementOrder,
  spyMission,
  undoing,
  written,
} from './schemas/sheet.ts';
import { AIR_MISSIONS, SPY_MISSIONS } from './types/vocabulary.ts';

export type { Choice };

/** Something that can be given, with its choices. */
export interface Entry extends Choices {
  /** All its fields. */
  readonly fields: readonly string[];
}

/** What can be given in one part of the game, by name. */
type Given = Readonly<Record<string, Entry>>;

/** Fields that only identify an order: nobody chooses these. */
const NAMES = new Set(['type', 'phase', 'mission', 'piece']);

/** What several orders share, filled in by one form. */
const FORMS: ReadonlySet<unknown> = new Set([unitSetup, battleReport]);

const fieldsIn = ({ shape }: z.ZodObject) => Object.entries(shape).filter(([name]) => !NAMES.has(name));

/** Their combined choices. */
function entry(...options: readonly z.ZodObject[]): Entry {
  const fields = options.flatMap(fieldsIn);
  const shape = Object.fromEntries(fields);
  return { fields: fields.map(([name]) => name), ...choicesOf(shape, FORMS) };
}

function wordsOf({ shape: { type } }: z.ZodObject): readonly string[] {
  if (type instanceof z.ZodEnum) return type.options.map(String);
  return type instanceof z.ZodLiteral ? [...type.values].map(String) : [];
}

const each = (options: readonly z.ZodObject[]): Given =>
  Object.fromEntries(options.flatMap((option) => wordsOf(option).map((word) => [word, entry(option)] as const)));

const missions = (words: readonly string[], one: z.ZodObject): Given =>
  Object.fromEntries(words.map((word) => [word, entry(one)] as const));

/** What is written before the campaign, sheet by sheet. */
const setUp = Object.fromEntries(
  written.options
    .filter(({ shape }) => ['placement', 'free-roads'].includes(shape.phase.value))
    .flatMap((option) => fieldsIn(option).map(([word]) => [word, entry()] as const)),
);

/** Everything that players and referees may give, as parsed at the edge: for listings, not for play. */
export const CONTRACT = {
  'set-up': setUp,
  build: each(buildLine.options),
  deals: each(dealOrder.options),
  // Battle orders say which army a Tactical Bombardment supports. HEX-AIR-10.
  air: { ...missions(AIR_MISSIONS, airOrder), tactical: entry(airOrder, airSupport) },
  movement: each(movementOrder.options),
  'battle-orders': each(battleOrder.options),
  spies: missions(SPY_MISSIONS, spyMission),
  battles: each([...battleDecision.options, funOrder]),
  // Several corrections are one ruling: each of them is listed.
  rulings: each([...battleRuling.options, ...edit.options, undoing]),
  forms: { unit: entry(unitSetup), report: entry(battleReport) },
} as const satisfies Readonly<Record<string, Given>>;

export type ContractPart = keyof typeof CONTRACT;
