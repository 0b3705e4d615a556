import type { Faction, TreatyKind } from '../types.ts';

type Allowed = Readonly<Record<TreatyKind, readonly Faction[]>>;

const imperial = {
  pact: ['ig', 'sm', 'el', 'sob'],
  alliance: ['ig', 'sm', 'el', 'sob'],
} as const satisfies Allowed;

/** HEX-DIP-08: treaties that races may make. Blood Angels use the row and the column of the Space Marines. */
export const TREATIES_ALLOWED = {
  ig: imperial,
  sm: imperial,
  ba: imperial,
  ch: { pact: ['ch', 'de', 'el', 'ork'], alliance: ['ch', 'de', 'ork'] },
  de: { pact: ['de', 'ch', 'ork'], alliance: ['de', 'ch'] },
  el: { pact: ['el', 'ig', 'sm', 'ch', 'sob'], alliance: ['el', 'ig', 'sm', 'sob'] },
  ork: { pact: ['ork', 'ch', 'de'], alliance: ['ork', 'ch'] },
  sob: imperial,
  ty: { pact: ['ty'], alliance: ['ty'] },
} as const satisfies Record<Faction, Allowed>;

/** HEX-BLD-18: BP for a diplomat, and how many a player may have. */
export const DIPLOMAT_TERMS = { cost: 100, alive: 1 } as const;

/** HEX-DIP-02: the most offers of one player on the table at a time. */
export const MOST_OFFERS = 40;

/** HEX-DIP-04: the most promises kept for a pair of players; the oldest are dropped first. */
export const MOST_PROMISES = 40;
