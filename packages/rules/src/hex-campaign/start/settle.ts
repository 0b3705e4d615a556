import type { Dice, Result } from '../../kernel/index.ts';
import { failed, invariant, ok } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { SECRET_CAPITAL } from '../data/settlements.ts';
import { URBAN_SIZE } from '../data/start.ts';
import { onDie } from '../dice/on-die.ts';
import { consumedBp } from '../places/resources.ts';
import type { Detachment, Event, Rejection, SeatSetup, Setup, Site, Stronghold } from '../types.ts';
import { deployed } from './deploy.ts';
import { capitalSite, capitalStronghold, foundedSite, resourceSite, yieldOf } from './founding.ts';
import type { Places } from './sites.ts';
import { drawnBy, placedSites } from './sites.ts';

/** A seat with its starting possessions. */
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
  readonly centre: HexKey;
}

const AT = { turn: 0, phase: 'spending' } as const;

/** HEX-START-01 to -13: one seat's Capital, sites and army in its zone. */
export function settledSeat(setup: Setup, corner: Corner, dice: Dice, salt: string): Result<Settled, Rejection> {
  const { seat, index, zone, centre } = corner;
  const { settings, chart } = setup;
  const wanted = { urban: settings.startOtherUrban, resources: settings.startResources };
  const places = placedSites(chart, zone, centre, wanted, drawnBy(dice, seat.id));
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
    const left = seat.detachments[noRoomFor];
    invariant(left !== undefined, `${seat.id} has no detachment ${noRoomFor}`);
    const facts = { seat: seat.id, detachment: left.name };
    return failed({ code: 'no-room-for-army', rule: 'HEX-START-06', path, facts });
  }
  const rolled = rolledSites(setup, seat, places, dice);
  const capital = capitalSite(chart, places.capital, seat.faction, settings);
  const stronghold = capitalStronghold(seat.id, seat.faction, settings);
  return ok({
    seat,
    zone,
    capital: places.capital,
    sites: [[places.capital, { ...capital, bp: capital.bp + rolled.consumed }], ...rolled.sites],
    strongholds: stronghold === null ? [] : [[places.capital, stronghold]],
    detachments,
    events: [dealt(seat, places.capital), ...rolled.events, ...detachments.map(placed)],
  });
}

/** HEX-START-03, -04: sizes and yields, shown to their owner, and BP of immediately consumed sites: HEX-RACE-TY-02. */
function rolledSites(setup: Setup, seat: SeatSetup, places: Places, dice: Dice) {
  const sites: (readonly [HexKey, Site])[] = [];
  const events: Event[] = [];
  let consumed = 0;
  const to = [seat.id];
  for (const hex of places.urban) {
    const die = dice.d6('HEX-START-03', seat.id);
    const size = onDie(URBAN_SIZE, die);
    sites.push([hex, foundedSite(setup.chart, hex, seat.faction, size)]);
    events.push({ type: 'urban-sized', rule: 'HEX-START-03', to, ...AT, seat: seat.id, hex, die, size });
  }
  for (const hex of places.resources) {
    const die = dice.d6('HEX-START-04', seat.id);
    events.push({
      type: 'yield-rolled',
      rule: 'HEX-START-04',
      to,
      ...AT,
      seat: seat.id,
      hex,
      die,
      yield: yieldOf(die),
    });
    const bp = consumedBp(seat.faction, yieldOf(die));
    if (bp === null) sites.push([hex, resourceSite(yieldOf(die))]);
    else {
      consumed += bp;
      events.push({
        type: 'resources-consumed',
        rule: 'HEX-RACE-TY-02',
        to,
        ...AT,
        seat: seat.id,
        hex,
        bp,
        piece: null,
      });
    }
  }
  return { sites, events, consumed };
}

/** HEX-SIGHT-11: starting places of Capitals are public, except secret ones. */
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
