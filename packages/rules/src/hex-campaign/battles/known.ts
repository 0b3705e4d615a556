import type { SeatId } from '../../kernel/index.ts';
import { keysOf, lookup } from '../../kernel/index.ts';
import type { Leaders } from '../quick-battles/duty.ts';
import type { Stake, Stand } from '../quick-battles/stakes.ts';
import { OTHER_SIDE } from '../sides/sides.ts';
import { hasEntered } from '../sides/support.ts';
import type {
  BattleCard,
  BattleSide,
  CardSupport,
  CardUnit,
  Faction,
  PieceId,
  QuickBattle,
  SeenBattle,
  View,
} from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { isPossessable } from '../units/possessable.ts';
import type { Mustered } from './muster.ts';
import type { Occasion } from './occasion.ts';

/** A battle whose card the viewer has. */
export type Carded = SeenBattle & { readonly card: BattleCard };

export const isCarded = (battle: SeenBattle): battle is Carded => battle.card !== null;

const ownPiece = ({ pieces, own }: View, id: PieceId) => lookup(pieces, id) ?? lookup(own?.orbit ?? {}, id);

/** Whether demons may possess a unit, as far as its tags are known: those of own units, to the referee of all. */
function possessableAt(view: View, { piece, unit: id }: CardUnit): boolean | null {
  const army = ownPiece(view, piece);
  if (army === undefined || !('units' in army)) return null;
  const unit = army.units.find((one) => one.id === id);
  const race = (army.kind === 'detachment' ? army.race : null) ?? factionIn(view, army.seat);
  return unit === undefined || race === null ? null : isPossessable(unit, race);
}

const factionIn = ({ seats }: View, seat: SeatId | null): Faction | null =>
  seats.find(({ id }) => id === seat)?.faction ?? null;

const leaderOf = (view: View, battle: SeenBattle, side: BattleSide): Faction | null =>
  factionIn(view, battle[side]?.seat ?? null);

/** HEX-TBL-15, -24, -27: every unit on the card that may have taken part, by piece and unit. */
export function knownMuster(view: View, battle: Carded): ReadonlyMap<string, Mustered> {
  const found = new Map<string, Mustered>();
  for (const side of BATTLE_SIDES) {
    const enemy = leaderOf(view, battle, OTHER_SIDE[side]);
    const add = (one: CardUnit, part: Pick<Mustered, 'how' | 'mayEnter' | 'mayFire'>): void => {
      const key = `${one.piece} ${one.unit}`;
      const before = found.get(key);
      const { piece, unit, name, models: ready, vehicle } = one;
      const mayEnter = part.mayEnter || before?.mayEnter === true;
      const mayFire = part.mayFire || before?.mayFire === true;
      const may = { how: part.how, mayEnter, mayFire };
      found.set(key, { side, piece, unit, name, ready, vehicle, possessable: possessableAt(view, one), enemy, ...may });
    };
    const card = battle.card[side];
    for (const one of card?.units ?? []) add(one, { how: 'fights', mayEnter: false, mayFire: false });
    for (const { reinforcements, artillery } of card?.support ?? []) {
      for (const one of reinforcements) add(one, { how: 'beside', mayEnter: true, mayFire: false });
      for (const one of artillery) add(one, { how: 'beside', mayEnter: false, mayFire: true });
    }
  }
  return found;
}

/** HEX-TBL-25: whether the viewer knows that an army has helped at another table. */
export const isKnownSpent = ({ battles }: View, { id }: SeenBattle, piece: PieceId): boolean =>
  battles.some(({ id: other, result, talk }) => {
    if (other === id) return false;
    if (hasEntered(talk?.reinforced ?? [], piece)) return true;
    if (result === null || !('how' in result) || result.how !== 'table') return false;
    const said = Object.values(talk?.reports ?? {});
    return said.some(({ units }) => units.some((unit) => unit.piece === piece && unit.took !== 'fought'));
  });

/** All works of the Stronghold, for its owner and the referee; null: the card may not name all. HEX-TBL-09. */
function knownDefences({ own, affairs }: View, { hex, card }: Carded): readonly string[] | null {
  if (card.flak === null) return [];
  const all = [...(own === null ? [] : [own]), ...Object.values(affairs)];
  const found = all.flatMap(({ strongholds }) => lookup(strongholds, hex) ?? []);
  return found[0] === undefined ? null : found[0].defences.map(({ id }) => id);
}

/**
 * HEX-TBL-41: a battle as the viewer knows it.
 * @param by the side that reports; null: the referee, who knows all
 */
export function knownOccasion(view: View, battle: Carded, by: BattleSide | null): Occasion {
  const beside = by === null ? [] : (battle.card[by]?.support ?? []).map(({ piece }: CardSupport) => piece);
  const there = new Set([...BATTLE_SIDES.flatMap((side) => battle[side]?.armies ?? []), ...beside]);
  return {
    sides: battle,
    countsXp: view.settings.unitXp !== 'off',
    there: knownMuster(view, battle),
    judged: (piece) => by === null || there.has(piece) || ownPiece(view, piece) !== undefined,
    defences: knownDefences(view, battle),
    isSpent: (piece) => isKnownSpent(view, battle, piece),
  };
}

/** Leaders and orders of the sides, from the card. */
export const knownLeaders = ({ attacker, defender, card }: Carded): Leaders => ({
  attacker: { seat: attacker.seat, order: card.attacker.order },
  defender: defender && card.defender && { seat: defender.seat, order: card.defender.order },
});

const stakeOf = ({ piece, unit, name, vehicle, models, points, each }: CardUnit): Stake => ({
  piece,
  unit,
  name,
  singly: vehicle,
  models,
  points: vehicle ? each : points,
});

/** Whose army a unit belongs to: the primary army’s owner is public, and there is at most one more. HEX-QB-05. */
function ownerOf(view: View, battle: Carded, side: BattleSide, quick: QuickBattle) {
  const first = battle[side]?.seat ?? null;
  const speakers = BATTLE_SIDES.map((one) => battle[one]?.seat ?? null);
  const others = keysOf(quick.shares).filter((seat) => !speakers.includes(seat));
  return (piece: PieceId): SeatId | null => {
    const own = ownPiece(view, piece) ?? lookup(view.seen, piece);
    if (own !== undefined) return own.seat;
    return others.length === 0 ? first : null;
  };
}

/** HEX-QB-02, -05: seats and units on a side, from the card; null: the viewer cannot tell the owners apart. */
export function knownStands(view: View, battle: Carded, side: BattleSide, quick: QuickBattle): readonly Stand[] | null {
  const owner = ownerOf(view, battle, side, quick);
  const stands = new Map<SeatId, Stand>();
  for (const unit of battle.card[side]?.units ?? []) {
    const seat = owner(unit.piece);
    if (seat === null) return null;
    const before = stands.get(seat);
    const value = (before?.value ?? 0) + unit.points;
    stands.set(seat, { seat, value, stakes: [...(before?.stakes ?? []), stakeOf(unit)] });
  }
  return [...stands.values()];
}
