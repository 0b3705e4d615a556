import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { changedIn } from '../data/editions.ts';
import type { ArmyKind, Battle, BattleSide, Piece, PieceId, State } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';

/** Pieces by id, of a state or of a step in progress. */
export type Pieces = (id: PieceId) => Pick<Piece, 'seat' | 'kind'> | undefined;

export const piecesIn =
  (state: State): Pieces =>
  (id) =>
    lookup(state.pieces, id) ?? lookup(state.orbit, id);

/** The leaders of a battle's sides, which are public. */
export interface Sides {
  readonly attacker: { readonly seat: SeatId | null };
  readonly defender: { readonly seat: SeatId | null } | null;
}

/** The side that a seat speaks for, as the one that gets its victory points. HEX-AFT-23. Null: none. */
export const spokenFor = (battle: Sides, seat: SeatId): BattleSide | null =>
  BATTLE_SIDES.find((side) => battle[side]?.seat === seat) ?? null;

/** The speakers of the two sides; NPC forces have none. */
export const speakers = (battle: Sides): readonly SeatId[] => BATTLE_SIDES.flatMap((side) => battle[side]?.seat ?? []);

/** Whether nobody leads one side. HEX-TBL-43. */
export const isAgainstNpc = (battle: Sides): boolean =>
  battle.attacker.seat === null || (battle.defender !== null && battle.defender.seat === null);

/** The side on which an army of a seat fights; null: on none. */
export function sideOf(battle: Battle, seat: SeatId, pieces: Pieces): BattleSide | null {
  const spoken = spokenFor(battle, seat);
  if (spoken !== null) return spoken;
  return BATTLE_SIDES.find((side) => battle[side]?.armies.some((id) => pieces(id)?.seat === seat)) ?? null;
}

/** Everybody who fights in a battle, once each: speakers first, then owners of garrisons beside them. */
export function fighters(battle: Battle, pieces: Pieces): readonly SeatId[] {
  const owners = BATTLE_SIDES.flatMap((side) => (battle[side]?.armies ?? []).flatMap((id) => pieces(id)?.seat ?? []));
  return [...new Set([...speakers(battle), ...owners])];
}

/** HEX-QB-01: everybody whose word lets dice decide. In the first edition, the speakers of the two sides. */
export const quickAsked = (edition: string, battle: Battle, pieces: Pieces): readonly SeatId[] =>
  changedIn(edition).quickWord === 'fighters' ? fighters(battle, pieces) : speakers(battle);

/** Allies with an order to support a side. */
export const supportersOf = (battle: Battle, side: BattleSide, pieces: Pieces): readonly SeatId[] =>
  battle.supporters
    .filter((one) => one.side === side && one.assigned)
    .flatMap(({ piece }) => pieces(piece)?.seat ?? []);

/** HEX-SIGHT-12: the number and kinds of armies in a battle. When it is over, some may no longer exist. */
export function kindsOf(battle: Battle, pieces: Pieces): Readonly<Record<BattleSide, readonly ArmyKind[]>> {
  if (battle.afterwards?.kinds !== undefined) return battle.afterwards.kinds;
  const kinds = (side: BattleSide): readonly ArmyKind[] =>
    (battle[side]?.armies ?? []).flatMap((id) => {
      const kind = pieces(id)?.kind;
      return kind === 'detachment' || kind === 'garrison' ? [kind] : [];
    });
  return { attacker: kinds('attacker'), defender: kinds('defender') };
}

export const OTHER_SIDE = { attacker: 'defender', defender: 'attacker' } as const satisfies Record<
  BattleSide,
  BattleSide
>;
