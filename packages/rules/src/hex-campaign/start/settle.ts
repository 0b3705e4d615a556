import type { Dice, HexKey, Rejection, Result } from '../../kernel/index.ts';
import { failed, ok } from '../../kernel/index.ts';
import { SECRET_CAPITAL } from '../data/settlements.ts';
import { CAPITAL_BUILDINGS, CAPITAL_SIZE, CAPITAL_STRONGHOLD, URBAN_SIZE, YIELD_STEP } from '../data/start.ts';
import { onDie } from '../turn/on-die.ts';
import type { Detachment, Event, SeatSetup, Setup, Site, Stronghold } from '../types.ts';
import { deployed } from './deploy.ts';
import { placeName } from './place-name.ts';
import type { Places } from './sites.ts';
import { placedSites } from './sites.ts';

/** A seat with all that it starts with. */
export interface Settled {
  readonly seat: SeatSetup;
  readonly zone: readonly HexKey[];
  readonly capital: HexKey;
  readonly sites: readonly (readonly [HexKey, Site])[];
  readonly strongholds: readonly (readonly [HexKey, Stronghold])[];
  readonly detachments: readonly Detachment[];
  readonly events: readonly Event[];
}

export interface Corner {
  readonly seat: SeatSetup;
  readonly index: number;
  readonly zone: readonly HexKey[];
  readonly centre: HexKey | undefined;
}

const AT = { turn: 1, phase: 'build' } as const;

/** HEX-START-01 to -13: one seat's Capital, sites and army in its zone. */
export function settledSeat(setup: Setup, corner: Corner, dice: Dice, salt: string): Result<Settled, Rejection> {
  const { seat, index, zone, centre } = corner;
  const { settings, chart } = setup;
  const wanted = { urban: settings.startOtherUrban, resources: settings.startResources };
  const places = centre === undefined ? null : placedSites(chart, zone, centre, { id: seat.id, wanted, dice });
  if (places === null) {
    return failed({
      code: 'no-room-for-sites',
      rule: 'HEX-START-07',
      path: ['seats', index],
      facts: { seat: seat.id },
    });
  }
  const { detachments, noRoomFor } = deployed(chart, seat, places.capital, zone, salt);
  if (noRoomFor !== null) {
    const path = ['seats', index, 'detachments', noRoomFor];
    return failed({ code: 'no-room-for-army', rule: 'HEX-START-06', path, facts: { seat: seat.id } });
  }
  const rolled = rolledSites(setup, seat, places, dice);
  const stronghold: Stronghold = { level: CAPITAL_STRONGHOLD, owner: seat.id, radar: false };
  return ok({
    seat,
    zone,
    capital: places.capital,
    sites: [[places.capital, capitalSite(setup, seat, places.capital)], ...rolled.sites],
    strongholds: [[places.capital, stronghold]],
    detachments,
    events: [dealt(seat, places.capital), ...rolled.events, ...detachments.map(placed)],
  });
}

/** HEX-START-02, -05. */
const capitalSite = (setup: Setup, seat: SeatSetup, hex: HexKey): Site => ({
  kind: 'urban',
  size: CAPITAL_SIZE,
  faction: seat.faction,
  name: placeName(setup.chart, hex),
  bp: setup.settings.startBp,
  buildings: CAPITAL_BUILDINGS,
});

/** HEX-START-03, -04: sizes and yields, shown to their owner. */
function rolledSites(setup: Setup, seat: SeatSetup, places: Places, dice: Dice) {
  const sites: (readonly [HexKey, Site])[] = [];
  const events: Event[] = [];
  const to = [seat.id];
  for (const hex of places.urban) {
    const die = dice.d6('HEX-START-03', seat.id);
    const size = onDie(URBAN_SIZE, die);
    sites.push([
      hex,
      { kind: 'urban', size, faction: seat.faction, name: placeName(setup.chart, hex), bp: 0, buildings: [] },
    ]);
    events.push({ type: 'urban-sized', rule: 'HEX-START-03', to, ...AT, seat: seat.id, hex, die, size });
  }
  for (const hex of places.resources) {
    const die = dice.d6('HEX-START-04', seat.id);
    sites.push([hex, { kind: 'resource', yield: die * YIELD_STEP }]);
    events.push({
      type: 'yield-rolled',
      rule: 'HEX-START-04',
      to,
      ...AT,
      seat: seat.id,
      hex,
      die,
      yield: die * YIELD_STEP,
    });
  }
  return { sites, events };
}

/** HEX-SIGHT-11: where Capitals start is public, but for those whose place is secret. */
const dealt = (seat: SeatSetup, capital: HexKey): Event => ({
  type: 'corner-dealt',
  rule: 'HEX-START-16',
  to: SECRET_CAPITAL.includes(seat.faction) ? [seat.id] : 'all',
  ...AT,
  seat: seat.id,
  capital,
});

const placed = ({ seat, id, name, hex }: Detachment): Event => ({
  type: 'detachment-placed',
  rule: 'HEX-START-06',
  to: [seat],
  ...AT,
  seat,
  piece: id,
  name,
  hex,
});
