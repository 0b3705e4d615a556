import type { Dice, Instant, Result } from '../../kernel/index.ts';
import { failed, ok, present } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import type { Event, Rejection, Setup, State } from '../types.ts';
import { freshSeat, openingState } from './opening.ts';
import type { Settled } from './settle.ts';
import { settledSeat } from './settle.ts';

/** The zone of a seat and its middle. */
export interface Zone {
  readonly hexes: readonly HexKey[];
  readonly centre: HexKey;
}

/** What a campaign begins with. */
export interface Opening {
  readonly state: State;
  readonly events: readonly Event[];
}

/** A quick start: sites placed by dice, armies from the lists, everything ready for turn 1. */
export function quickStart(
  setup: Setup,
  zones: readonly Zone[],
  table: { readonly dice: Dice; readonly salt: string; readonly at: Instant },
): Result<Opening, readonly Rejection[]> {
  const settled: Settled[] = [];
  const problems: Rejection[] = [];
  for (const [index, seat] of setup.seats.entries()) {
    const { hexes: zone, centre } = present(zones[index], 'a zone for each seat');
    const result = settledSeat(setup, { seat, index, zone, centre }, table.dice, table.salt);
    if (result.ok) settled.push(result.value);
    else problems.push(result.problem);
  }
  if (problems.length > 0) return failed(problems);
  const state = openingState(setup, table.at, {
    phase: 'spending',
    salt: table.salt,
    seats: settled.map(({ seat, capital }) => freshSeat(seat, capital, capital)),
    control: Object.fromEntries(settled.flatMap(({ seat, zone }) => zone.map((hex) => [hex, seat.id]))),
    sites: Object.fromEntries(settled.flatMap(({ sites }) => sites)),
    strongholds: Object.fromEntries(settled.flatMap(({ strongholds }) => strongholds)),
    pieces: Object.fromEntries(settled.flatMap(({ detachments }) => detachments.map((d) => [d.id, d]))),
  });
  return ok({ state, events: settled.flatMap(({ events }) => events) });
}
