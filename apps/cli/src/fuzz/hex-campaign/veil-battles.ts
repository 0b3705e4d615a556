import type {
  Battle,
  BattleCard,
  BattleResult,
  PieceId,
  SeenBattle,
  Side,
  State,
  View,
} from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import type { Random } from '../random.ts';

const sidesOn = (card: BattleCard | null) => [card?.attacker ?? null, card?.defender ?? null];

/** Armies whose units are listed on a battle card that the seat reads, so that they are not secret to it. */
export function shownArmies(view: View): ReadonlySet<PieceId> {
  const shown = view.battles
    .flatMap(({ card }) => sidesOn(card))
    .flatMap((side) => [
      ...(side?.units ?? []).map(({ piece }) => piece),
      ...(side?.support ?? []).map(({ piece }) => piece),
    ]);
  return new Set(shown);
}

/** Armies that the seat knows to be fighting. It knows their kind, but not their ids or units. */
export function knownFighters(state: State, view: View): ReadonlySet<PieceId> {
  const seen = new Set(view.battles.map(({ id }) => id));
  return new Set(
    state.battles
      .filter(({ id }) => seen.has(id))
      .flatMap(({ attacker, defender }) => [...attacker.armies, ...(defender?.armies ?? [])]),
  );
}

/** HEX-TBL-09, HEX-RACE-CH-09: whether the seat reads a battle card, with its works and shrines. */
export const readsCards = (view: View): boolean => view.battles.some(({ card }) => card !== null);

/** A side of a battle of which the seat knows only the owner. */
function otherSide(side: Side, isKnown: boolean, random: Random): Side {
  if (isKnown) return side;
  const order = random.pick(['attack', 'guard', 'defend', 'raid'] as const);
  const forces = side.forces.map((force) => ({ ...force, points: force.points + 1 + random.int(400) }));
  return { ...side, order, forces };
}

/** The result of a battle, if the seat may read nothing of it, or only the public part. The VP are in the totals. */
function otherResult(result: BattleResult, seen: SeenBattle['result']): BattleResult {
  if (seen !== null && 'bp' in seen) return result;
  const bp = { attacker: result.bp.attacker + 7, defender: result.bp.defender + 9 };
  const changed: BattleResult = { ...result, bp, captured: result.captured === null ? 'attacker' : null };
  if (seen !== null) return changed;
  return { ...changed, winner: null, lost: { attacker: result.lost.attacker + 5, defender: result.lost.defender } };
}

/** A battle with everything changed that the seat does not know. */
function otherBattle(battle: Battle, seen: SeenBattle, isOwn: (piece: PieceId) => boolean, random: Random): Battle {
  const { supporters, attacker, defender } = battle;
  const shown = new Set(sidesOn(seen.card).flatMap((side) => (side?.support ?? []).map(({ piece }) => piece)));
  // A fighting or supporting army may be known by its order.
  const isFar = seen.card === null && seen.talk === null;
  return {
    ...battle,
    attacker: otherSide(attacker, seen.attacker.order !== null, random),
    defender: defender && otherSide(defender, (seen.defender?.order ?? null) !== null, random),
    supporters: supporters.filter(({ piece, side }) => isOwn(piece) || shown.has(piece) || keepsSide(seen, side)),
    ...(isFar ? { reports: {}, quickAgreed: [], quick: null } : {}),
    result: battle.result && otherResult(battle.result, seen.result),
  };
}

/** Supporters of a side whose support the seat reads stay: the card is made of them. */
const keepsSide = ({ card }: SeenBattle, side: 'attacker' | 'defender'): boolean =>
  card !== null && (card[side]?.support ?? null) !== null;

/** HEX-TBL-40: the battles with other orders, reports, dice and results wherever the seat may not read them. */
export function otherBattles(state: State, view: View, seat: SeatId, random: Random): State['battles'] {
  const isOwn = (id: PieceId): boolean => (state.pieces[id] ?? state.orbit[id])?.seat === seat;
  return state.battles.flatMap((battle) => {
    const seen = view.battles.find(({ id }) => id === battle.id);
    if (seen === undefined) return random.chance(50) ? [] : [battle];
    return [otherBattle(battle, seen, isOwn, random)];
  });
}
