import type { SeatId } from '@sealed-orders/rules/kernel';
import { lookup } from '@sealed-orders/rules/kernel';
import {
  type BattleId,
  type CounterId,
  type DetachmentId,
  printed,
  SIDES,
  type Side,
  type TerritoryId,
  type View,
} from '@sealed-orders/rules/sector-campaign';
import { apostrophe, type Part, type Sentence, say } from '../sentence.ts';
import { SIDE_NAMES } from './names.ts';

/** What one reader calls things. A counter has a name only for readers who know what is on its face. */
export interface Words {
  readonly side: (side: Side) => Part;
  /** A player. */
  readonly seat: (id: SeatId) => Part;
  /** As it is printed: `8`, `B`. */
  readonly territory: (id: TerritoryId) => Part;
  /** The name of the detachment under a counter; null: the reader doesn’t know what it is. */
  readonly face: (id: CounterId) => string | null;
  /** The name of a detachment; null: it is gone, or the reader doesn’t know it. */
  readonly detachment: (id: DetachmentId) => string | null;
  /** The territory of a battle; null: no longer known. */
  readonly field: (id: BattleId) => TerritoryId | null;
  /** Whether the reader plays on this side. */
  readonly isReader: (side: Side) => boolean;
}

/** The words for the viewer of this view. */
export function wordsOf(view: View): Words {
  const { board } = view;
  const detachments = SIDES.flatMap((side) => Object.values(view.desks[side]?.detachments ?? {}));
  const faces = facesOf(view);
  const fields = new Map(board.past.map(({ id, territory }) => [id, territory]));
  return {
    side: (side) => sidePart(side, board.sides[side].commander),
    seat: (id) => ({ kind: 'seat', text: lookup(board.players, id)?.name ?? id, ref: id }),
    territory: territoryPart,
    face: (id) => faces.get(id) ?? null,
    detachment: (id) => detachments.find((one) => one.id === id)?.name ?? null,
    field: (id) => lookup(board.battles, id)?.territory ?? fields.get(id) ?? null,
    isReader: (side) => view.side === side,
  };
}

/** Names by counter, from published battles, from what the side has seen of the enemy, and from its own army. */
function facesOf({ board, desks }: View): ReadonlyMap<CounterId, string> {
  const known = SIDES.flatMap((side) => desks[side] ?? []);
  const seen = known.flatMap(({ dossiers }) => Object.values(dossiers));
  const own = known.flatMap(({ detachments }) => Object.values(detachments));
  return new Map([
    ...board.past.flatMap(({ fought }) => fought.map(({ counter, name }) => [counter, name] as const)),
    ...seen.flatMap(({ counter, sheet }) => (sheet === null ? [] : [[counter, sheet.name] as const])),
    ...own.flatMap(({ counter, name }) => (counter === null ? [] : [[counter, name] as const])),
  ]);
}

/** The words before a campaign begins, when nobody has a view of it. */
export const wordsBefore = (seatName: (id: SeatId) => string): Words => ({
  side: (side) => sidePart(side),
  seat: (id) => ({ kind: 'seat', text: seatName(id), ref: id }),
  territory: territoryPart,
  face: () => null,
  detachment: () => null,
  field: () => null,
  isReader: () => false,
});

const sidePart = (side: Side, commander?: SeatId): Part => {
  const part: Part = { kind: 'seat', text: SIDE_NAMES[side] };
  return commander === undefined ? part : { ...part, ref: commander };
};

const territoryPart = (id: TerritoryId): Part => ({ kind: 'node', text: printed(id), ref: id });

/** The side of a counter. */
export const sideOf = (id: CounterId): Side => (id.startsWith('west') ? 'west' : 'east');
/** The number on the back of a counter. */
export const numberOf = (id: CounterId): number => Number(id.slice(id.indexOf('-') + 1));

/** `West’s`. */
export const whose = (side: Side, words: Words): Sentence =>
  say`${words.side(side)}${apostrophe(words.side(side).text)}`;

/** A counter with its side: `East’s counter 6`, `East’s Rust Mob (counter 6)`; the reader’s own: `Salt Tanks`. */
export function counter(id: CounterId, words: Words): Sentence {
  const side = sideOf(id);
  const name = words.face(id);
  if (words.isReader(side)) return [{ kind: 'name', text: name ?? `your counter ${numberOf(id)}`, ref: id }];
  return say`${whose(side, words)} ${counterAlone(id, words)}`;
}

/** As {@link counter}, where the sentence already names its side. */
export function counterAlone(id: CounterId, words: Words): Part {
  const name = words.face(id);
  const number = `counter ${numberOf(id)}`;
  if (name === null) return { kind: 'name', text: number, ref: id };
  return { kind: 'name', text: words.isReader(sideOf(id)) ? name : `${name} (${number})`, ref: id };
}

/** Several counters of one side: `counters 4, 7 and 9`, `Salt Tanks and counter 9`; `nobody` for none. */
export function counters(ids: readonly CounterId[], words: Words): Sentence {
  const [first, ...others] = ids;
  if (first === undefined) return say`nobody`;
  const isUnknown = (id: CounterId): boolean => words.face(id) === null;
  const isPlain = others.length > 0 && ids.every(isUnknown);
  return ids.flatMap((id, i): Sentence => {
    const join = i === 0 ? (isPlain ? 'counters ' : '') : i === ids.length - 1 ? ' and ' : ', ';
    const part = isPlain ? { kind: 'name' as const, text: String(numberOf(id)), ref: id } : counterAlone(id, words);
    return say`${join}${part}`;
  });
}

/** A detachment, for readers who know it: `Salt Tanks`. */
export const detachment = (id: DetachmentId, words: Words): Part => {
  const name = words.detachment(id);
  return name === null ? { kind: 'text', text: 'a detachment' } : { kind: 'name', text: name, ref: id };
};

/** `the battle in 8`. */
export function theBattle(id: BattleId, words: Words): Sentence {
  const territory = words.field(id);
  return territory === null ? say`the battle` : say`the battle in ${words.territory(territory)}`;
}

/** The end of a clause: ` in 8`. */
export function atField(id: BattleId, words: Words): Sentence {
  const territory = words.field(id);
  return territory === null ? [] : say` in ${words.territory(territory)}`;
}
