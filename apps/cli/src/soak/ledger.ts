/** What became of a request: the site said yes, or no, or nobody knows. */
export type Answer = 'accepted' | 'refused' | 'unknown';

/** A sheet that a player handed in or saved. */
export interface Attempt {
  readonly campaign: string;
  readonly opening: number;
  readonly seat: string;
  readonly sheet: unknown;
  /** What the sealed sheet is known by; null: it is a draft. */
  readonly commitment: string | null;
  answer: Answer;
}

/** An order on arrival that a player gave. */
export interface GivenOrder {
  readonly campaign: string;
  readonly seat: string;
  readonly nonce: string;
  readonly answer: Answer;
}

/** What the players did and what they were answered, for comparison with the log. */
export interface Ledger {
  /** Of one seat in one phase, in the order in which they were made. */
  of(campaign: string, opening: number, seat: string): readonly Attempt[];
  attempts(): readonly Attempt[];
  readonly orders: GivenOrder[];
  note(attempt: Attempt): void;
}

export function createLedger(): Ledger {
  const attempts = new Map<string, Attempt[]>();
  const keyOf = (campaign: string, opening: number, seat: string): string => `${campaign} ${opening} ${seat}`;
  return {
    of: (campaign, opening, seat) => attempts.get(keyOf(campaign, opening, seat)) ?? [],
    attempts: () => [...attempts.values()].flat(),
    orders: [],
    note(attempt) {
      const key = keyOf(attempt.campaign, attempt.opening, attempt.seat);
      const own = attempts.get(key);
      if (own === undefined) attempts.set(key, [attempt]);
      else own.push(attempt);
    },
  };
}
