import type { Dice, Instant, Result } from '../../kernel/index.ts';
import { failed, ok, present } from '../../kernel/index.ts';
import { SECRET_CAPITAL } from '../data/settlements.ts';
import { URBAN_SIZE } from '../data/start.ts';
import { onDie } from '../dice/on-die.ts';
import type { Dealt, Event, Rejection, SeatSetup, Setup } from '../types.ts';
import { yieldOf } from './founding.ts';
import { freshSeat, openingState } from './opening.ts';
import type { Opening, Zone } from './quick.ts';
import { capitalPlaces } from './sites.ts';

const AT = { turn: 0, phase: 'placement' } as const;

/**
 * HEX-START-19: a guided start: corners dealt, sizes and yields rolled and shown to their owners, the placement open.
 * Armies are bought later, so those of the setup are ignored.
 */
export function guidedStart(
  setup: Setup,
  zones: readonly Zone[],
  table: { readonly dice: Dice; readonly salt: string; readonly at: Instant },
): Result<Opening, readonly Rejection[]> {
  const zoneOf = (i: number): Zone => present(zones[i], 'a zone for each seat');
  const problems = setup.seats.flatMap((seat, i) => roomFault(setup, seat, i, zoneOf(i)));
  if (problems.length > 0) return failed(problems);
  const events: Event[] = [];
  const seats = setup.seats.map((seat, i) => {
    const { centre } = zoneOf(i);
    events.push(zoneDealt(seat, centre));
    const dealt = rolled(setup, seat, centre, table.dice, events);
    return { ...freshSeat(seat, centre, null), freeRoads: setup.settings.freeRoads, dealt };
  });
  const control = setup.seats.flatMap((seat, i) => zoneOf(i).hexes.map((hex) => [hex, seat.id] as const));
  const state = openingState(setup, table.at, {
    phase: 'placement',
    salt: table.salt,
    seats,
    control: Object.fromEntries(control),
    sites: {},
    strongholds: {},
    pieces: {},
  });
  return ok({ state, events });
}

/** HEX-START-07 to -13: whether the zone has room for all sites. */
function roomFault(setup: Setup, seat: SeatSetup, index: number, zone: Zone): readonly Rejection[] {
  const { startOtherUrban: urban, startResources: resources } = setup.settings;
  const places = capitalPlaces(setup.chart, zone.hexes, { urban, resources });
  if (places.length > 0) return [];
  return [{ code: 'no-room-for-sites', rule: 'HEX-START-07', path: ['seats', index], facts: { seat: seat.id } }];
}

/** HEX-SIGHT-11: starting places are public, except secret Capitals. */
const zoneDealt = ({ id, faction }: SeatSetup, centre: Zone['centre']): Event => ({
  type: 'zone-dealt',
  rule: 'HEX-START-16',
  to: SECRET_CAPITAL.includes(faction) ? [id] : 'all',
  ...AT,
  seat: id,
  centre,
});

/** HEX-START-03, -04: sizes and yields, visible to their owner. */
function rolled(setup: Setup, { id }: SeatSetup, centre: Zone['centre'], dice: Dice, events: Event[]): Dealt {
  const to = [id];
  const sizes = Array.from({ length: setup.settings.startOtherUrban }, () => {
    const die = dice.d6('HEX-START-03', id);
    const size = onDie(URBAN_SIZE, die);
    events.push({ type: 'size-rolled', rule: 'HEX-START-03', to, ...AT, seat: id, die, size });
    return size;
  });
  const yields = Array.from({ length: setup.settings.startResources }, () => {
    const die = dice.d6('HEX-START-04', id);
    events.push({ type: 'rp-rolled', rule: 'HEX-START-04', to, ...AT, seat: id, die, yield: yieldOf(die) });
    return yieldOf(die);
  });
  return { centre, sizes, yields };
}
