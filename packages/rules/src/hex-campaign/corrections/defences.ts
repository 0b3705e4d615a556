import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { armamentFault, type Builder, defencePrice } from '../places/armament.ts';
import { limitsOf, overfilled } from '../places/limits.ts';
import type { Fault } from '../refusal/fault.ts';
import { defenceIdFrom } from '../turn/piece-id.ts';
import type { Change, Defence, State, Stronghold } from '../types.ts';
import { battleFault, type Edits, gone, type Made, no, put } from './made.ts';
import { freshId } from './recruits.ts';

type NewDefence = Extract<Change, { readonly type: 'add-defence' }>;

/** HEX-EXT-01: whether a seat's army is mixed decides what its defences are worth. */
function builderAt(state: State, owner: SeatId): Builder | null {
  const faction = lookup(state.seats, owner)?.faction;
  if (faction === undefined) return null;
  const led = [
    ...Object.values(state.pieces),
    ...Object.values(state.orbit),
    ...state.constructions.map(({ detachment }) => detachment),
  ];
  const isMixed =
    state.settings.imperialPlayer === 'on' &&
    led.some((one) => one.kind === 'detachment' && one.seat === owner && one.race !== null && one.race !== faction);
  return { faction, isMixed };
}

function added(state: State, keep: Stronghold, { hex, defence: type, weapon: given }: NewDefence): Made | Fault {
  const seat = keep.owner;
  const builder = builderAt(state, seat);
  if (builder === null) return gone();
  const weapon = given === 'none' ? null : given;
  const ofArmament = armamentFault(builder, type, weapon, 'defence');
  if (ofArmament !== null) return no('armament-wrong', { seat }, ['defence']);
  const paid = defencePrice(type, weapon, builder);
  const limits = limitsOf(keep.level, builder.faction);
  const room = overfilled([...keep.defences, { type, paid }], limits, state.settings);
  if (room !== null) return no('no-room-for-defence', { room, most: limits[room] }, ['defence']);
  const id = freshId(
    (about) => defenceIdFrom(state.salt, `${state.turn}|${hex}|${about}`),
    (one) => keep.defences.some((other) => other.id === one),
  );
  const built: Defence = {
    ...{ id, type, weapon, race: builder.faction, paid, shrine: null },
    ...{ built: Math.max(0, state.turn - 1), disabled: null },
  };
  const facts = { seat, hex, defence: type, weapon: given };
  return { state: withDefences(state, hex, keep, [...keep.defences, built]), facts, to: [seat] };
}

const withDefences = (state: State, hex: HexKey, keep: Stronghold, defences: Stronghold['defences']): State => ({
  ...state,
  strongholds: put(state.strongholds, hex, { ...keep, defences }),
});

/** What is built on a Stronghold. */
export const DEFENCE_EDITS: Edits<'add-defence' | 'remove-defence'> = {
  'add-defence': (state, change) => {
    const keep = lookup(state.strongholds, change.hex);
    if (keep === undefined) return gone();
    return battleFault(state, change.hex) ?? added(state, keep, change);
  },
  'remove-defence': (state, { defence: named }) => {
    const [at = '', id = ''] = named.split(' ');
    const hex = Object.keys(state.strongholds).find((one): one is HexKey => one === at);
    const keep = hex === undefined ? undefined : lookup(state.strongholds, hex);
    const defence = keep?.defences.find((one) => one.id === id);
    if (hex === undefined || keep === undefined || defence === undefined) return gone();
    const fault = battleFault(state, hex);
    if (fault !== null) return fault;
    const left = keep.defences.filter((one) => one !== defence);
    const facts = { seat: keep.owner, hex, defence: defence.type, weapon: defence.weapon ?? 'none' };
    return { state: withDefences(state, hex, keep, left), facts, to: [keep.owner] };
  },
};
