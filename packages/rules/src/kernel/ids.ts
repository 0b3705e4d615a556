declare const brand: unique symbol;

/** A string that only a parser or a test builder may mint. */
export type Branded<Name extends string> = string & { readonly [brand]: Name };

/** A branded number, so that kinds are not mixed up. Only the code that assigns them mints it. */
export type BrandedNumber<Name extends string> = number & { readonly [brand]: Name };

/** One place at the table, whoever holds it. Lower-case words: `azure`, `red`. */
export type SeatId = Branded<'SeatId'>;

/** The prefix of each catalogue's rules. */
export const RULE_PREFIXES = ['HEX', 'NODE', 'SEC', 'MSN', 'SKM', 'TALLY'] as const;

/** A rule of a catalogue: `HEX-MOV-07`. */
export type RuleId = `${(typeof RULE_PREFIXES)[number]}-${string}`;

/** The rule systems, named as their catalogues. `tally` is the small game for testing the platform. */
export const SYSTEMS = [
  'hex-campaign',
  'node-campaign',
  'sector-campaign',
  'battle-missions',
  'skirmish',
  'tally',
] as const;
export type SystemId = (typeof SYSTEMS)[number];

/** The tables a campaign began with; it keeps them to its end. */
export type EditionId = string;

/** Inherited member names. As ids they would be found in every record, so they are not allowed. */
export const RESERVED_IDS = [
  'constructor',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toLocaleString',
  'toString',
  'valueOf',
  '__proto__',
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  '__lookupSetter__',
] as const;

export const isReservedId = (text: string): boolean => RESERVED_IDS.some((reserved) => reserved === text);

/** The pattern of ids of this form, without the reserved ones. */
export const idPattern = (form: string): RegExp => new RegExp(`^(?!(?:${RESERVED_IDS.join('|')})$)${form}$`);

export const SEAT_PATTERN = idPattern('[a-z][a-z0-9-]{0,31}');

/** Brands a seat id. Throws on anything that is not a lower-case word, or is reserved: call it on trusted text, parse the rest. */
export function seatId(text: string): SeatId {
  if (!SEAT_PATTERN.test(text)) throw new Error(`not a seat id: ${text}`);
  return text as SeatId;
}
