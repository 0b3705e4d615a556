import type { Captives, SeatState, State, Treaty, View } from '@sealed-orders/rules/hex-campaign';
import { keysOf, type SeatId } from '@sealed-orders/rules/kernel';
import { allHexes, type HexKey } from '@sealed-orders/rules/space';
import type { Random } from '../random.ts';
import { shownArmies } from './veil-battles.ts';

type Affairs = Pick<
  State,
  | 'seats'
  | 'treaties'
  | 'deals'
  | 'deliveries'
  | 'constructions'
  | 'orbit'
  | 'captives'
  | 'airMissions'
  | 'airSupport'
  | 'airControl'
  | 'recon'
  | 'initiative'
  | 'battleInitiative'
  | 'funReports'
>;

/** The viewing seat and the state; `isOurs`: the seat itself and its allies. */
interface Looker {
  readonly state: State;
  readonly view: View;
  readonly seat: SeatId;
  isOurs(other: SeatId | undefined): boolean;
}

/** Another unseen place for an unseen Capital of another seat; not for an ally's, which sees further than other places. */
function otherCapital({ state, view, isOurs }: Looker, record: SeatState, random: Random): SeatState['capital'] {
  const { capital } = record;
  const capitals = Object.values(state.seats).map((seat) => seat.capital);
  // A seat knows whether a place with its own diplomat is a Capital. HEX-DIP-11.
  const diplomats = Object.values(view.pieces).flatMap(({ kind, hex }) => (kind === 'diplomat' ? [hex] : []));
  const elsewhere = random.pick(allHexes(state.chart.size));
  const isShown = (hex: HexKey) => view.hexes[hex]?.inSight === true || isOurs(state.control[hex]);
  const isKnown = capital === null || isOurs(record.id) || diplomats.includes(capital) || isShown(capital);
  return isKnown || isShown(elsewhere) || diplomats.includes(elsewhere) || capitals.includes(elsewhere)
    ? capital
    : elsewhere;
}

/** The account of another seat, and where its Capital is now. */
function otherRecord(looker: Looker, record: SeatState, random: Random): SeatState {
  const { state } = looker;
  return {
    ...record,
    capital: otherCapital(looker, record, random),
    vp: state.settings.vpVisibility === 'own' ? record.vp + 1 + random.int(9) : record.vp,
    debt: record.debt + 1 + random.int(500),
    deduction: record.deduction + random.int(90),
    reinforcement: random.int(300),
    lost: { 'A thing of old': 1 },
    characters: ['Somebody'],
    upkeepOrder: ['prison'],
    closedTo: [...state.seatOrder],
    freeRoads: record.freeRoads + 1,
    capitalFell: random.int(9),
    funBattles: record.funBattles + 1,
    refunds: {},
    dealt: null,
  };
}

/** Secret treaties between others are unknown: there may be others, or none. */
function otherTreaties(state: State, seat: SeatId, random: Random): State['treaties'] {
  const others = state.seatOrder.filter((other) => other !== seat);
  const known = state.treaties.filter(({ secret, between }) => !secret || between.includes(seat));
  const [one, other] = others;
  if (one === undefined || other === undefined || random.chance(50)) return known;
  const more: Treaty = { kind: random.pick(['alliance', 'pact']), between: [one, other], secret: true, ends: null };
  return [...known, more];
}

/** Own detachments held by others are somewhere, in some state; of captives of others nothing is known. */
function otherCaptives(state: State, seat: SeatId, random: Random): State['captives'] {
  const found: Record<string, Captives> = {};
  for (const id of keysOf(state.captives)) {
    const held = state.captives[id];
    if (held === undefined) continue;
    const isTaken = held.detachment.seat === seat;
    if (held.captor !== seat && !isTaken) continue;
    if (held.captor === seat) found[id] = held;
    else {
      const hex = random.pick(allHexes(state.chart.size));
      found[id] = {
        ...held,
        detachment: { ...held.detachment, hex, dxp: held.detachment.dxp + 1 },
        holder: { kind: 'prison', hex },
        imprisoned: random.int(5),
        jailed: random.int(5),
      };
    }
  }
  return found;
}

function unheardDeals(from: SeatId | undefined, to: SeatId | undefined, random: Random): State['deals'] {
  if (from === undefined || to === undefined) return [];
  const nothing = { bp: random.int(500), from: null, captives: [] };
  const terms = { secret: true, treaty: null, promise: '', signed: false, gives: nothing, takes: nothing };
  return [{ id: 'unheard', from, to, ...terms }];
}

function unheardDeliveries(from: SeatId | undefined, to: SeatId | undefined, random: Random): State['deliveries'] {
  if (from === undefined || to === undefined) return [];
  return [{ from, to, bp: 1 + random.int(90), paidBy: null, captives: [] }];
}

/** What others own, owe, offer each other, hold, build and fly: none of it shows. */
export function otherAffairs(looker: Looker, random: Random): Affairs {
  const { state, view, seat, isOurs } = looker;
  const shown = shownArmies(view);
  const isOwn = (other: SeatId): boolean => other === seat;
  const isParty = ({ from, to }: { readonly from: SeatId; readonly to: SeatId }): boolean => isOwn(from) || isOwn(to);
  const [one, other] = state.seatOrder.filter((id) => id !== seat);
  const allies = state.seatOrder.filter((id) => isOurs(id));
  return {
    seats: Object.fromEntries(
      keysOf(state.seats).flatMap((id) => {
        const record = state.seats[id];
        if (record === undefined) return [];
        return [[id, isOwn(id) ? record : otherRecord(looker, record, random)]];
      }),
    ),
    treaties: otherTreaties(state, seat, random),
    deals: [...state.deals.filter(isParty), ...unheardDeals(one, other, random)],
    deliveries: [...state.deliveries.filter(isParty), ...unheardDeliveries(one, other, random)],
    constructions: state.constructions.filter(({ detachment }) => isOwn(detachment.seat)),
    orbit: Object.fromEntries(
      Object.entries(state.orbit).filter(([, detachment]) => isOwn(detachment.seat) || shown.has(detachment.id)),
    ),
    captives: otherCaptives(state, seat, random),
    airMissions: [
      ...state.airMissions.filter((mission) => isOwn(mission.seat)),
      ...(one === undefined ? [] : [{ seat: one, airspace: 1, mission: 'recon', target: null } as const]),
    ],
    // The numbers of the others stay: a support is known by its number.
    airSupport: state.airSupport.map((support) =>
      isOwn(support.seat) || (support.army !== null && shown.has(support.army)) ? support : { ...support, army: null },
    ),
    airControl: [],
    // Allies tell each other what a Recon showed.
    recon: Object.fromEntries(Object.entries(state.recon).filter(([id]) => allies.some((ally) => ally === id))),
    initiative: [],
    battleInitiative: [],
    funReports: state.funReports.filter(({ by, with: opponent }) => isOwn(by) || isOwn(opponent)),
  };
}
