import type { SeatId, Viewer } from '../../kernel/index.ts';
import { lookup, present, sortedKeys, wideRecord } from '../../kernel/index.ts';
import { SECRET_CAPITAL } from '../data/settlements.ts';
import { relationsOf, seatNumber } from '../ground/ground.ts';
import { gridOf } from '../map/grid.ts';
import { noMarks, OFF_MAP } from '../map/numbers.ts';
import { rollOf } from '../roll/roll.ts';
import { knownBefore, settledUnits } from '../sides/settled-units.ts';
import { ghostsIn } from '../sight/ghost-cache.ts';
import { layOf } from '../sight/lay.ts';
import { seenBy } from '../sight/seen.ts';
import type { SightMask } from '../sight/sight.ts';
import { sightOf } from '../sight/sight.ts';
import type { Ghost, PieceId, PublicSeat, Relation, SeenPiece, State, Treaty, View } from '../types.ts';
import { RELATIONS } from '../types.ts';
import { pointsOf } from '../units/worth.ts';
import { calledOffBattles, seenBattles } from './battles.ts';
import { allHexes, knownHexes } from './known-hexes.ts';
import { knownVp } from './known-vp.ts';
import { ownAffairs } from './own.ts';

/** What the viewer may know of a state: the one door. Each field is named; nothing of the state is passed through whole. */
export function view(state: State, viewer: Viewer): View {
  return {
    viewer: viewer.kind === 'seat' ? { kind: 'seat', seat: viewer.seat } : { kind: viewer.kind },
    edition: state.edition,
    settings: state.settings,
    chart: state.chart,
    turn: state.turn,
    phase: state.phase,
    openedAt: state.openedAt,
    seats: publicSeats(state, viewer),
    own: viewer.kind === 'seat' ? ownAffairs(state, viewer.seat) : null,
    affairs: viewer.kind === 'referee' ? allAffairs(state) : {},
    treaties: state.treaties.filter((treaty) => mayKnowTreaty(treaty, viewer)),
    battles: seenBattles(state, viewer),
    ...calledOff(state, viewer),
    ended: state.ended,
    ...(viewer.kind === 'referee' && { ...rulingsToUndo(state), ...toOverrule(state) }),
    pending: state.pending.filter(
      (p) => viewer.kind === 'referee' || (viewer.kind === 'seat' && p.seat === viewer.seat),
    ),
    ...knowledge(state, viewer),
  };
}

function calledOff(state: State, viewer: Viewer): Pick<View, 'calledOff'> {
  const off = calledOffBattles(state, viewer);
  return off.length === 0 ? {} : { calledOff: off };
}

/** HEX-TURN-13: without what they changed, which the rest of the view shows. */
const rulingsToUndo = ({ corrections }: State): Pick<View, 'corrections'> =>
  corrections === undefined
    ? {}
    : { corrections: corrections.map(({ id, turn, phase, reason, told }) => ({ id, turn, phase, reason, told })) };

/** HEX-TURN-13: settled battles and claims that can be overruled. */
function toOverrule(state: State): Pick<View, 'settled' | 'claims'> {
  const { settled } = state;
  if (settled === undefined) return {};
  const { battles, claims = {} } = settled;
  const found = sortedKeys(battles).flatMap((id) => lookup(battles, id) ?? []);
  const claimed = sortedKeys(claims).flatMap((hex) => {
    const { got = null, claimants = [] } = lookup(claims, hex) ?? {};
    const there = claimants.filter(({ piece }) => lookup(state.pieces, piece)?.kind === 'detachment');
    return { hex, got, claimants: there.map(({ seat }) => seat) };
  });
  return {
    settled: found.map((one) => ({
      ...{ id: one.battle.id, hex: one.battle.hex, winner: one.winner },
      ...{ attacker: one.battle.attacker.seat, defender: one.battle.defender?.seat ?? null },
      units: settledUnits(knownBefore(state, one.was), one).map(({ side, army, unit, ready, lost }) => ({
        ...{ side, army, unit: unit.id, name: unit.name, ready, lost, each: pointsOf(unit, 1) },
      })),
    })),
    ...(claimed.length > 0 && { claims: claimed }),
  };
}

/** The referee's view of everybody; missions not flown yet only under `refereeSeesOrders`. HEX-TURN-03. */
function allAffairs(state: State): View['affairs'] {
  const { refereeSeesOrders } = state.settings;
  return Object.fromEntries(
    state.seatOrder.flatMap((seat) => {
      const own = ownAffairs(state, seat);
      if (own === null) return [];
      return [[seat, refereeSeesOrders ? own : { ...own, airMissions: [] }]];
    }),
  );
}

/** HEX-DIP-04, -11: treaties are public except secret ones, which the partners and the referee know. */
const mayKnowTreaty = ({ secret, between }: Treaty, viewer: Viewer): boolean =>
  !secret || viewer.kind === 'referee' || (viewer.kind === 'seat' && between.includes(viewer.seat));

type Knowledge = Pick<View, 'hexes' | 'pieces' | 'seen' | 'ghosts'>;

function knowledge(state: State, viewer: Viewer): Knowledge {
  switch (viewer.kind) {
    case 'spectator':
      return { hexes: {}, pieces: {}, seen: {}, ghosts: {} };
    case 'referee':
      return { hexes: allHexes(layOf(state)), pieces: state.pieces, seen: {}, ghosts: {} };
    case 'seat':
      return seatKnowledge(state, viewer.seat);
  }
}

function seatKnowledge(state: State, seat: SeatId): Knowledge {
  const grid = gridOf(state.chart);
  const mask = sightOf(state).get(seat) ?? noMarks(grid.count);
  const seen = seenBy(state, seat);
  const own = (rollOf(state).own[seatNumber(state.seatOrder, seat)] ?? []).map(({ piece }) => piece);
  return {
    hexes: knownHexes(layOf(state), seat, mask),
    pieces: byId(own),
    seen: byId([...seen.values()]),
    ghosts: shownGhosts(state, seat, mask, seen),
  };
}

const byId = <Of extends { readonly id: PieceId }>(pieces: readonly Of[]): Readonly<Record<PieceId, Of>> =>
  wideRecord({ keys: pieces.map(({ id }) => id), values: pieces });

/** HEX-SIGHT-11: ghosts of pieces that the seat does not see, unless it can see that they are gone. */
function shownGhosts(
  state: State,
  seat: SeatId,
  mask: SightMask,
  seen: ReadonlyMap<PieceId, SeenPiece>,
): Readonly<Record<PieceId, Ghost>> {
  const { keys, values, places } = ghostsIn(gridOf(state.chart), lookup(state.memory, seat)?.ghosts ?? {});
  const shown: { readonly keys: PieceId[]; readonly values: Ghost[] } = { keys: [], values: [] };
  for (let i = 0; i < keys.length; i++) {
    const [id, ghost] = [keys[i], values[i]];
    if (id === undefined || ghost === undefined || mask[places[i] ?? OFF_MAP] === 1 || seen.has(id)) continue;
    shown.keys.push(id);
    shown.values.push({ piece: ghost.piece, turn: ghost.turn });
  }
  return wideRecord(shown);
}

function publicSeats(state: State, viewer: Viewer): readonly PublicSeat[] {
  const vpOf = knownVp(state, viewer);
  return state.seatOrder.flatMap((seat) => publicSeat(state, seat, viewer, vpOf));
}

/** HEX-SIGHT-11, HEX-RACE-DE-05: starting places are public, except for factions with a secret Capital. */
function publicSeat(state: State, id: SeatId, viewer: Viewer, vpOf: ReturnType<typeof knownVp>): readonly PublicSeat[] {
  const seat = lookup(state.seats, id);
  if (seat === undefined) return [];
  const isOwn = viewer.kind === 'seat' && viewer.seat === id;
  const knowsAll = isOwn || viewer.kind === 'referee';
  const isSecret = SECRET_CAPITAL.includes(seat.faction);
  return [
    {
      id,
      name: seat.name,
      faction: seat.faction,
      strategy: seat.strategy,
      god: seat.god,
      craftworld: seat.craftworld,
      // Until the sites are placed there is only the middle of a zone.
      startingCapital: state.phase === 'placement' || (isSecret && !knowsAll) ? null : seat.startingCapital,
      hasCapital: seat.capital !== null,
      beaten: seat.beaten,
      vp: vpOf(id, seat.vp),
      relation: viewer.kind === 'seat' ? relationTo(state, viewer.seat, id) : null,
    },
  ];
}

function relationTo(state: State, from: SeatId, to: SeatId): Relation {
  const seats = state.seatOrder;
  const table = relationsOf(state);
  const relation = present(table[seats.indexOf(from) * seats.length + seats.indexOf(to)], 'both are in the war');
  return present(RELATIONS[relation], 'relations are numbered');
}
