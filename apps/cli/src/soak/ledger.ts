/** The result of a request: accepted, refused, or unknown. */
export type Answer = 'accepted' | 'refused' | 'unknown';

/** A sheet that a player sealed or saved. */
export interface Attempt {
  readonly campaign: string;
  readonly opening: number;
  readonly seat: string;
  readonly sheet: unknown;
  /** The commitment of the sealed sheet; null: it is a draft. */
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

/** The players' requests and the answers, for comparison with the log. */
export interface Ledger {
  /** For one seat in one phase, in order. */
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
