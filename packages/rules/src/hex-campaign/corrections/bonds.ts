import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import type { Fault } from '../refusal/fault.ts';
import type { Detachment, PieceId, State, Treaty } from '../types.ts';
import { ARMY_EDITS } from './armies.ts';
import {
  areOnOneSide,
  type Edits,
  fightFault,
  first,
  gone,
  isArmy,
  no,
  pieceOf,
  piecesIn,
  put,
  seatFault,
  withPiece,
} from './made.ts';

function prisonFault(state: State, seat: SeatId, hex: HexKey): Fault | null {
  const site = lookup(state.sites, hex);
  const isPrison = site?.kind === 'urban' && site.buildings.some(({ type }) => type === 'prison');
  return isPrison && lookup(state.control, hex) === seat ? null : no('no-prison-there', { hex, seat }, ['prison']);
}

/** Captives that a deal names. */
const dealFault = ({ deals, deliveries }: State, id: PieceId): Fault | null =>
  [...deals.flatMap(({ gives, takes }) => [gives, takes]), ...deliveries].some(({ captives }) => captives.includes(id))
    ? no('promised-away')
    : null;

/** `pact red blue`, with `secret` behind it. */
export const treatyName = ({ kind, between: [a, b], secret }: Treaty): string =>
  `${kind} ${a} ${b}${secret ? ' secret' : ''}`;

/** HEX-MAP-09: friends that share a hex, and would not be friends without a treaty. */
const sharedHex = (state: State): HexKey | undefined =>
  Object.values(state.pieces)
    .filter(isArmy)
    .find((one) =>
      piecesIn(state, one.hex).some((other) => isArmy(other) && !areOnOneSide(state, one.seat, other.seat)),
    )?.hex;

/** Captives and treaties. */
export const BOND_EDITS: Edits<'capture' | 'move-captives' | 'free-captives' | 'add-treaty' | 'end-treaty'> = {
  capture: (state, { piece: id, seat, prison }) => {
    const army = pieceOf(state, id);
    if (army === undefined) return gone();
    if (army.kind !== 'detachment') return gone();
    const fault = first(
      seatFault(state, seat),
      army.seat === seat ? no('captives-of-their-own', {}, ['seat']) : null,
      prisonFault(state, seat, prison),
    );
    if (fault !== null) return fault;
    const left = ARMY_EDITS['remove-piece'](state, { type: 'remove-piece', piece: id });
    if ('code' in left) return left;
    const detachment: Detachment = { ...army, hex: prison };
    const held = { kind: 'prison', hex: prison } as const;
    const taken = { detachment, captor: seat, holder: held, imprisoned: state.turn, jailed: state.turn };
    const captives = put(state.captives, id, taken);
    const facts = { piece: id, seat: army.seat, name: army.name, by: seat, hex: prison };
    return { state: { ...left.state, captives }, facts, to: [army.seat, seat] };
  },
  'move-captives': (state, { captives: id, prison }) => {
    const held = lookup(state.captives, id);
    if (held === undefined) return gone();
    if (held.holder.kind === 'prison' && held.holder.hex === prison) return no('same-hex', {}, ['prison']);
    const fault = first(prisonFault(state, held.captor, prison), dealFault(state, id));
    if (fault !== null) return fault;
    const { captor, detachment, imprisoned } = held;
    const jailed = {
      ...{ ...held, detachment: { ...detachment, hex: prison }, holder: { kind: 'prison', hex: prison } as const },
      ...{ imprisoned: imprisoned ?? state.turn, jailed: state.turn },
    };
    const facts = { piece: id, seat: detachment.seat, name: detachment.name, hex: prison };
    return { state: { ...state, captives: put(state.captives, id, jailed) }, facts, to: [captor] };
  },
  'free-captives': (state, { captives: id, to }) => {
    const held = lookup(state.captives, id);
    if (held === undefined) return gone();
    const back = withPiece({ ...state, captives: put(state.captives, id, null) }, held.detachment);
    const fault = first(seatFault(state, held.detachment.seat), dealFault(state, id));
    if (fault !== null) return fault;
    const { captor, detachment } = held;
    const facts = { piece: id, seat: detachment.seat, name: detachment.name, by: captor, hex: to };
    const readers = [detachment.seat, captor];
    const placed = ARMY_EDITS['move-piece'](back, { type: 'move-piece', piece: id, to });
    if (!('code' in placed)) return { state: placed.state, facts, to: readers };
    return placed.code === 'same-hex' ? no('held-by-others', { hex: to }, ['to']) : placed;
  },
  'add-treaty': (state, { seat, with: other, treaty: kind, secret }) => {
    if (seat === other) return no('treaty-with-self', {}, ['with']);
    const fault = first(seatFault(state, seat), seatFault(state, other, 'with'));
    if (fault !== null) return fault;
    const isThere = state.treaties.some(
      (one) => one.kind === kind && one.between.includes(seat) && one.between.includes(other),
    );
    if (isThere) return no('treaty-there', {}, ['treaty']);
    const treaty: Treaty = { kind, between: [seat, other], secret, ends: null };
    const to = secret ? [seat, other] : null;
    return {
      state: { ...state, treaties: [...state.treaties, treaty] },
      facts: { seat, with: other, kind, secret },
      to,
    };
  },
  'end-treaty': (state, { treaty: named }) => {
    const treaty = state.treaties.find((one) => treatyName(one) === named);
    if (treaty === undefined) return gone();
    const { kind, between, secret } = treaty;
    const ended = { ...state, treaties: state.treaties.filter((one) => one !== treaty) };
    const shared = sharedHex(ended);
    if (shared !== undefined) return no('share-a-hex', { hex: shared });
    const fights = Object.values(state.pieces)
      .filter(isArmy)
      .some((one) => between.includes(one.seat) && fightFault(state, one) !== null);
    if (fights) return no('battle-there');
    const [seat, other] = between;
    return { state: ended, facts: { seat, with: other, kind, secret }, to: secret ? between : null };
  },
};
