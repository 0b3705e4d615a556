/** What an accepted directive asks or does. SEC-DIR-04 to -14. */
export type Duty =
  | { readonly kind: 'away'; readonly from: number; readonly rewards: boolean }
  | { readonly kind: 'attack'; readonly territories: number; readonly taken: number; readonly losesPoints: boolean }
  | { readonly kind: 'supply' }
  | { readonly kind: 'air' }
  | { readonly kind: 'stability' }
  | { readonly kind: 'visit' }
  | { readonly kind: 'offensive' };

interface DirectiveRow {
  /** What it costs to ignore it. SEC-DIR-02. */
  readonly price: number;
  readonly duty: Duty;
}

const away = (from: number, rewards = false): Duty => ({ kind: 'away', from, rewards });
const attack = (territories: number, taken = 0): Duty => ({
  ...{ kind: 'attack', territories, taken },
  losesPoints: taken > 0,
});

/** By the sum of two dice. */
export const DIRECTIVES: Readonly<Record<number, DirectiveRow>> = {
  2: { price: 3, duty: away(3, true) },
  3: { price: 2, duty: away(4) },
  4: { price: 2, duty: away(5) },
  5: { price: 2, duty: attack(3, 1) },
  6: { price: 1, duty: attack(3) },
  7: { price: 1, duty: attack(2) },
  8: { price: 1, duty: { kind: 'supply' } },
  9: { price: 2, duty: { kind: 'air' } },
  10: { price: 2, duty: { kind: 'stability' } },
  11: { price: 1, duty: { kind: 'visit' } },
  12: { price: 3, duty: { kind: 'offensive' } },
};
/** SEC-DIR-03: a directive of this price is announced as major. */
export const MAJOR_PRICE = 3;
/** SEC-DIR-12: what follows a failed Stability. */
export const EMERGENCY = 2;
/** SEC-DIR-17: how many points a side gives up, and the largest detachment that it can add. */
export const LOST_POINTS = 250;
export const GAINED_POINTS = 250;
/** SEC-DIR-13: the visiting commander. */
export const VISIT = { points: 500, moves: 3, halved: -1, wiped: -2, destroyed: -4 } as const;
/** SEC-DIR-14: the reserves of a major offensive. */
export const OFFENSIVE = { detachments: 4, points: 250, minors: 3, failed: -4, upkeep: 1 } as const;
