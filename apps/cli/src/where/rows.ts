import { type Choice, CONTRACT, type ContractPart, type Entry } from '@sealed-orders/rules/hex-campaign/contract';
import { coverage, neverFilled, valueNames } from '@sealed-orders/text/cli/coverage';
import { journeys } from './journeys.ts';

/** One order, choice or decision of the hex campaign. */
interface WordRow {
  readonly part: ContractPart;
  readonly word: string;
  /** A choice within it. */
  readonly fields: readonly string[];
  /** Null: no page gives it. */
  readonly place: string | null;
  /** Files of the journeys that give it by hand. */
  readonly journeys: readonly string[];
}

/** An optional part of orders, or one of its values: a field that several orders share is one. */
interface ChoiceRow {
  readonly part: ContractPart;
  /** Its name in each of the orders, once. */
  readonly names: readonly string[];
  /** The orders that have it. */
  readonly of: readonly string[];
  /** The possible values; empty if they are not a list of words. */
  readonly values: readonly string[];
  readonly journeys: readonly string[];
  /** Why no page fills it; null: one does. */
  readonly why: string | null;
}

export const PARTS = Object.keys(CONTRACT) as ContractPart[];

export const titleOf = (part: ContractPart): string => coverage[part].title;

const wordsOf = (part: ContractPart): readonly (readonly [string, Entry])[] => Object.entries<Entry>(CONTRACT[part]);

/** Everything that the contract of the rules names, in its order. */
export function wordRows(): readonly WordRow[] {
  const given = journeys();
  return PARTS.flatMap((part) => {
    const places = new Map(Object.entries<string>(coverage[part].places));
    return wordsOf(part).map(([word, { fields }]) => {
      const place = places.get(word) ?? null;
      return { part, word, fields, place, journeys: given.get(`${part} ${word}`) ?? [] };
    });
  });
}

type Shared = Pick<Choice, 'schema' | 'way'>;

/** Every optional part of what the contract names, in its order. */
export function choiceRows(): readonly ChoiceRow[] {
  const given = journeys();
  return PARTS.flatMap((part) => {
    const named = wordsOf(part).flatMap(([word, { choices, values }]) =>
      choices.map((choice) => ({ ...choice, word, values: values[choice.name] ?? [] })),
    );
    const isSame = (one: Shared, other: Shared): boolean => one.schema === other.schema && one.way === other.way;
    const first = named.filter((one, i) => named.findIndex((other) => isSame(one, other)) === i);
    return first.map((choice): ChoiceRow => {
      const group = named.filter((one) => isSame(one, choice));
      const keys = group.map(({ word, name }) => `${part} ${word}.${name}`);
      return {
        part,
        names: [...new Set(group.map(({ name }) => name))],
        of: [...new Set(group.map(({ word }) => word))],
        values: choice.values.map((value) => valueNames[choice.name]?.[value] ?? value),
        journeys: [...new Set(keys.flatMap((key) => given.get(key) ?? []))],
        why: keys.map((key) => neverFilled[key]).find((why) => why !== undefined) ?? null,
      };
    });
  });
}

/** The names of all choices, as a journey gives them. */
export const choiceKeys = (): readonly string[] =>
  PARTS.flatMap((part) =>
    wordsOf(part).flatMap(([word, { choices }]) => choices.map(({ name }) => `${part} ${word}.${name}`)),
  );
