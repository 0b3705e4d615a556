import type { RuleEntry } from '@sealed-orders/rules/kernel';
import { PLAYED_SYSTEMS, type PlayedSystem, rulesetFor } from '@sealed-orders/rules/systems';
import type { RulebookProps } from './rulebook.tsx';

/** The rulebook of a game, for the server to render: no page loads the books of all games. */
export function rulebookOf(game: PlayedSystem): RulebookProps {
  return { game, chapters: rulesetFor(game)?.rulebook ?? [] };
}

/** A game by its id in an address; null: there is none. */
export const gameAt = (id: string): PlayedSystem | null => PLAYED_SYSTEMS.find((game) => game === id) ?? null;

export interface FoundRule {
  readonly game: PlayedSystem;
  readonly entry: RuleEntry;
}

/** A rule by its id in any case, whichever game it belongs to; null: there is none. */
export function ruleAt(id: string): FoundRule | null {
  const wanted = id.toUpperCase();
  for (const game of PLAYED_SYSTEMS) {
    const entry = rulebookOf(game)
      .chapters.flatMap(({ rules }) => rules)
      .find((rule) => rule.id === wanted);
    if (entry !== undefined) return { game, entry };
  }
  return null;
}
