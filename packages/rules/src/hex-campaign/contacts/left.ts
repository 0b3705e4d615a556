import { canonical, lookup, sortedKeys } from '../../kernel/index.ts';
import type { difference } from '../corrections/fragments.ts';
import type { Battle, Event, Fragment, PieceId, State } from '../types.ts';
import type { Stuck } from './carry.ts';

/** What was there before, and what is there now. */
type Changed = ReturnType<typeof difference>;

interface Found {
  readonly stuck: readonly Stuck[];
  /** What was made again after the phase had closed; null: it has not. */
  readonly changed: Changed | null;
  readonly reason: string;
  /** The turn of the battle. */
  readonly since?: number;
  readonly others?: readonly Said[];
}

type Left = Extract<Event, { readonly type: 'left-standing' }>;
export type Said = Pick<Left, 'what' | 'seat' | 'name' | 'at'>;

/** HEX-TURN-13: what rests on the old result and is not made again, each for the seat whose affair it is. */
export function leftStanding(
  state: State,
  { id, hex }: Pick<Battle, 'hex'> & { readonly id: Battle['id'] | null },
  { stuck, changed, reason, since, others = [] }: Found,
): readonly Event[] {
  const { turn, phase } = state;
  const isPaid = changed !== null && since !== undefined && since < turn;
  const said = [...stuck.flatMap((one) => stuckOf(state, one)), ...(isPaid ? paid(state, changed) : []), ...others];
  return said.map(
    (one): Left => ({
      ...{ type: 'left-standing', rule: 'HEX-TURN-13', to: [one.seat], turn, phase, battle: id, hex, reason },
      ...one,
    }),
  );
}

/** What has changed again since. */
function stuckOf(state: State, { table, key }: Stuck): readonly Said[] {
  const { seatOrder, control } = state;
  if (table === 'seats') return seatOrder.filter((seat) => seat === key).map((seat) => ({ what: 'book', seat }));
  if (table === 'pieces' || table === 'orbit' || table === 'captives') {
    const held = sortedKeys(state.captives).flatMap((id) => lookup(state.captives, id)?.detachment ?? []);
    const army = [...Object.values(state.pieces), ...Object.values(state.orbit), ...held].find(({ id }) => id === key);
    return army === undefined ? [] : [{ what: 'piece', seat: army.seat, name: army.name, at: army.hex }];
  }
  return sortedKeys(control).flatMap((at): readonly Said[] => {
    const seat = at === key ? lookup(control, at) : undefined;
    return seat === undefined ? [] : [{ what: 'place', seat, at }];
  });
}

/** What maintenance is paid for. HEX-BP-06. */
function unitsOf({ pieces }: Fragment, id: PieceId): string {
  const piece = lookup(pieces, id);
  return piece?.kind === 'detachment' ? canonical(piece.units) : '';
}

/** What the end of the turn and the start of the next one made of the old result. */
function paid({ seatOrder, seats }: State, { was, now }: Changed): readonly Said[] {
  const either = <Key extends string, Value>(of: (one: Fragment) => Readonly<Record<Key, Value | null>>, key: Key) =>
    [lookup(of(was), key), lookup(of(now), key)].flatMap((one) => one ?? []);
  const bonus = seatOrder.filter((seat) => lookup(was.seats, seat)?.vp !== lookup(now.seats, seat)?.vp);
  const armies = sortedKeys(now.pieces)
    .filter((id) => unitsOf(was, id) !== unitsOf(now, id))
    .flatMap((id) => either((one) => one.pieces, id).map(({ seat }) => seat));
  const places = sortedKeys(now.control).flatMap((at) =>
    either((one) => one.control, at).map((seat): Said => ({ what: 'income', seat, at })),
  );
  const out = seatOrder.filter((seat) => lookup(now.seats, seat) && lookup(seats, seat)?.beaten !== null);
  return [
    ...bonus.map((seat): Said => ({ what: 'bonus', seat })),
    ...[...new Set(armies)].sort().map((seat): Said => ({ what: 'upkeep', seat })),
    ...places,
    ...out.map((seat): Said => ({ what: 'defeat', seat })),
  ];
}
