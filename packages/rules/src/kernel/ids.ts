declare const brand: unique symbol;

/** A string that only a parser or a test builder may mint. */
export type Branded<Name extends string> = string & { readonly [brand]: Name };

/** Who plays: one place at the table, whoever sits on it. Lower-case words: `azure`, `red`. */
export type SeatId = Branded<'SeatId'>;

/** A rule of a catalogue: `HEX-MOV-07`. */
export type RuleId = `${'HEX' | 'NODE' | 'SEC' | 'MSN' | 'SKM'}-${string}`;

/** The rule systems, named as their catalogues. */
export const SYSTEMS = ['hex-campaign', 'node-campaign', 'sector-campaign', 'battle-missions', 'skirmish'] as const;
export type SystemId = (typeof SYSTEMS)[number];

/** The tables a campaign began with; it keeps them to its end. */
export type EditionId = string;

export const SEAT_PATTERN = /^[a-z][a-z0-9-]{0,31}$/;

/** Brands a seat id. Throws on anything that is no lower-case word: call it on trusted text, parse the rest. */
export function seatId(text: string): SeatId {
  if (!SEAT_PATTERN.test(text)) throw new Error(`not a seat id: ${text}`);
  return text as SeatId;
}
