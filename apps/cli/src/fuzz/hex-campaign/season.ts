import { hexCampaign, type Piece, type State } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { allHexes, edgeKey, type HexKey, isOnMap, neighbours } from '@sealed-orders/rules/space';
import type { Random } from '../random.ts';
import { foreignCapitals, scattered, withCaptives, withLand, withWorks } from './fortunes.ts';

/** Convoys, spies, diplomats and a garrison of a seat, as plain values. */
function companions(state: State, seat: SeatId, random: Random): Readonly<Record<string, unknown>> {
  const own = allHexes(state.chart.size).filter((hex) => state.control[hex] === seat);
  const capital = state.seats[seat]?.capital ?? null;
  const piece = (id: string, rest: object) => ({ id: `${seat}-${id}`, seat, name: id, hex: random.pick(own), ...rest });
  const unit = {
    id: `${seat}-g1-u1`,
    name: 'Watch',
    slot: 'troops',
    moveClass: 'infantry',
    scout: random.chance(50),
    points: 300,
    models: { ready: 6, wounded: 2, damaged: 0, dead: 0, captured: 0 },
  };
  const garrison = capital === null ? [] : [piece('g1', { kind: 'garrison', hex: capital, units: [unit] })];
  const courts = [...foreignCapitals(state, seat), ...own];
  const all = [
    ...Array.from({ length: random.int(4) }, (_, i) => piece(`c${i}`, { kind: 'convoy', bp: random.int(500) })),
    ...Array.from({ length: random.int(3) }, (_, i) =>
      piece(`s${i}`, { kind: 'spy', home: capital ?? random.pick(own), target: null }),
    ),
    ...Array.from({ length: random.int(2) }, (_, i) => piece(`d${i}`, { kind: 'diplomat', hex: random.pick(courts) })),
    ...(random.chance(60) ? garrison : []),
  ];
  return Object.fromEntries(all.map((one) => [one.id, one]));
}

/** A detachment after some fighting: wounded and damaged models, instructions, now and then released. */
function worn(piece: Piece, random: Random): Piece {
  if (piece.kind !== 'detachment') return piece;
  const units = piece.units.map((unit) => {
    const hurt = random.chance(40) ? random.int(unit.models.ready) : 0;
    const hurtAs = unit.moveClass === 'infantry' ? 'wounded' : 'damaged';
    return { ...unit, models: { ...unit.models, ready: unit.models.ready - hurt, [hurtAs]: hurt } };
  });
  const treatment = random.pick([null, 'pillage', 'destroy'] as const);
  return { ...piece, units, treatment, disarmed: random.chance(8) };
}

function treaties(state: State, random: Random) {
  return state.seatOrder.flatMap((one, i) =>
    state.seatOrder
      .slice(i + 1)
      .filter(() => random.chance(15))
      .map((other) => ({
        kind: random.pick(['alliance', 'pact'] as const),
        between: [one, other],
        secret: random.chance(25),
      })),
  );
}

/** Roads that start anywhere and go on for some hexes. */
function roads(state: State, random: Random): readonly string[] {
  const { size } = state.chart;
  const links = Array.from({ length: random.int(6) }, () => {
    let at: HexKey = random.pick(allHexes(size));
    return Array.from({ length: random.int(6) }, () => {
      const to = random.pick(neighbours(at).filter((hex) => isOnMap(size, hex)));
      const link = edgeKey(at, to);
      at = to;
      return link;
    });
  });
  return [...new Set(links.flat())].sort();
}

/**
 * The opening with the results of phases that are not played yet: treaties, roads, radar, convoys, spies, diplomats,
 * garrisons and losses. Without it random campaigns would never meet half of the rules of movement.
 */
export function seasoned(state: State, random: Random): unknown {
  // A guided start has nothing on the map yet.
  if (state.phase === 'placement' || random.chance(20)) return state;
  const { schemas } = hexCampaign;
  const landed = schemas.state.parse({ ...withLand(state, random), treaties: treaties(state, random) });
  const settled = withCaptives(schemas.state.parse(withWorks(scattered(landed, random), random)), random);
  return schemas.state.parse(peopled(settled, random));
}

/** With wear and tear, defences, roads, and pieces that no seat begins with. */
function peopled(state: State, random: Random): unknown {
  const companies = state.seatOrder.map((seat) => companions(state, seat, random));
  const pieces = Object.fromEntries(Object.entries(state.pieces).map(([id, piece]) => [id, worn(piece, random)]));
  const strongholds = Object.entries(state.strongholds).map(([hex, place]) => [
    hex,
    { ...place, defences: random.chance(30) ? [{ id: 'd1', type: 'radar-tower', race: 'sm', paid: 75 }] : [] },
  ]);
  return {
    ...state,
    pieces: Object.assign({}, pieces, ...companies),
    strongholds: Object.fromEntries(strongholds),
    roads: roads(state, random),
  };
}
