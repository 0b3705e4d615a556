import type { BrandedNumber } from '../../kernel/index.ts';
import type { Direction } from '../../space/hex.ts';

export type { Direction };

/** The place of a hex in its grid, row by row, or {@link OFF_MAP}. The grid provides it. */
export type HexIndex = BrandedNumber<'HexIndex'>;

/** The place of a seat in the order of the seats, or {@link NOBODY}. */
export type SeatIndex = BrandedNumber<'SeatIndex'>;

/** The index of anything off the map. */
export const OFF_MAP = -1 as HexIndex;

/** No seat: an uncontrolled or empty hex. */
export const NOBODY = -1 as SeatIndex;

/** Between two hexes that are not neighbours. */
export const NO_DIRECTION = -1 as Direction;

/** Where loops over a grid begin. */
export const FIRST_HEX = 0 as HexIndex;

/** Where loops over the seats begin. */
export const FIRST_SEAT = 0 as SeatIndex;

/** Where loops over the directions begin; they end before {@link SIX}. */
export const FIRST_DIRECTION = 0 as Direction;
export const SIX = 6;

export const EVERY_DIRECTION: readonly Direction[] = Array.from({ length: SIX }, (_, d) => d as Direction);

/** The direction after this many turns to the left. */
export const turned = (from: Direction, turns: number): Direction => ((from + turns) % SIX) as Direction;

/** The opposite direction. */
export const opposite = (direction: Direction): Direction => turned(direction, 3);

/** A number for each hex of a grid, in a typed array that only a hex index can access. */
export interface PerHex<Value extends number = number> {
  [hex: HexIndex]: Value;
  readonly length: number;
  includes(value: Value): boolean;
  slice(): PerHex<Value>;
  [Symbol.iterator](): Iterator<Value>;
}

/** A mark for each of this many hexes, all unset. */
export const noMarks = (hexes: number): PerHex => new Uint8Array(hexes);

/** A seat for each of this many hexes, all NOBODY. */
export function noSeats(hexes: number): PerHex<SeatIndex> {
  const seats: PerHex = new Int8Array(hexes).fill(NOBODY);
  return seats as PerHex<SeatIndex>;
}

/** A hex for each of this many hexes, all off the map. */
export function noHexes(hexes: number): PerHex<HexIndex> {
  const others: PerHex = new Int16Array(hexes).fill(OFF_MAP);
  return others as PerHex<HexIndex>;
}

/** Writes all numbers of one array into another of the same length. */
export function overwrite<Value extends number>(into: PerHex<Value>, by: PerHex<Value>): void {
  for (let hex = FIRST_HEX; hex < into.length; hex++) {
    const value = by[hex];
    if (value !== undefined) into[hex] = value;
  }
}

/** Numbers of one kind in a row, in a typed array. */
export interface Row<Value extends number> {
  [place: number]: Value;
  readonly length: number;
  subarray(from: number, to: number): Row<Value>;
  some(is: (value: Value) => boolean): boolean;
  [Symbol.iterator](): Iterator<Value>;
}

/** Room for this many hexes. */
export const rowOfHexes = (length: number): Row<HexIndex> => new Int16Array(length) as unknown as Row<HexIndex>;

/** Room for this many seats. */
export const rowOfSeats = (length: number): Row<SeatIndex> => new Int8Array(length) as unknown as Row<SeatIndex>;

/** The number of each seat. */
export const seatNumbers = <Seat>(seats: readonly Seat[]): ReadonlyMap<Seat, SeatIndex> =>
  new Map(seats.map((seat, i) => [seat, i as SeatIndex]));
