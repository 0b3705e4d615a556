import type { SeatId } from '@sealed-orders/rules/kernel';
import { lookup } from '@sealed-orders/rules/kernel';
import type { BattleId, Event, ForceId, NodeId, NonPlayer, Owner, View } from '@sealed-orders/rules/node-campaign';
import { apostrophe, capital, type Part, type Sentence, say } from '../sentence.ts';

/** The names of things for one reader. The map hides nothing, so only *your* depends on the reader. */
export interface Words {
  /** A player, or the Imperial Guard that nobody plays. */
  readonly seat: (id: Owner) => Part;
  readonly node: (id: NodeId) => Part;
  /** The name of a battleforce; null once it is gone. */
  readonly force: (id: ForceId) => Part | null;
  /** The node of a battle; null: the battle is over, and no event says where it was. */
  readonly field: (id: BattleId) => NodeId | null;
  /** The name of the map's installation in a node. */
  readonly site: (id: NodeId) => string | null;
  /** Whether the reader holds this seat. */
  readonly isReader: (id: Owner) => boolean;
}

const UNPLAYED: NonPlayer = '*guard';
const UNPLAYED_NAME = 'the Imperial Guard';

/** The words for the viewer of this view. */
export function wordsOf(view: View): Words {
  const nodes = new Map(view.map.nodes.map((node) => [node.id, node]));
  return {
    seat: (id) => seatPart(id, (seat) => lookup(view.players, seat)?.name ?? seat),
    node: (id) => ({ kind: 'node', text: nodes.get(id)?.name ?? id, ref: id }),
    force: (id) => {
      const name = lookup(view.forces, id)?.name;
      return name === undefined ? null : { kind: 'name', text: name, ref: id };
    },
    field: (id) => lookup(view.battles, id)?.node ?? null,
    site: (id) => nodes.get(id)?.site?.name ?? null,
    isReader: (id) => view.you === id,
  };
}

/** The words for reporting these events. Destroyed battleforces keep their names, and finished battles their nodes. */
export function wordsOfStep(view: View, events: readonly Event[]): Words {
  const words = wordsOf(view);
  const gone = new Map(
    events.flatMap((event) => (event.type === 'force-destroyed' ? [[event.force, event.name] as const] : [])),
  );
  const over = new Map(
    events.flatMap((event) => (event.type === 'battle-ended' ? [[event.battle, event.node] as const] : [])),
  );
  return {
    ...words,
    field: (id) => words.field(id) ?? over.get(id) ?? null,
    force: (id) => {
      const name = gone.get(id);
      return words.force(id) ?? (name === undefined ? null : { kind: 'name', text: name, ref: id });
    },
  };
}

/** The words before a campaign begins, when nobody can see its map yet. */
export const wordsBefore = (seatName: (id: SeatId) => string): Words => ({
  seat: (id) => seatPart(id, seatName),
  node: (id) => ({ kind: 'node', text: id, ref: id }),
  force: () => null,
  field: () => null,
  site: () => null,
  isReader: () => false,
});

const seatPart = (id: Owner, nameOf: (id: SeatId) => string): Part => ({
  kind: 'seat',
  text: id === UNPLAYED ? UNPLAYED_NAME : nameOf(id),
  ref: id,
});

/** An owner at the start of a cell or title: `The Imperial Guard`; players' names stay as they are. */
export function ownerTitle(owner: Owner, words: Words): string {
  const { text } = words.seat(owner);
  return owner === UNPLAYED ? capital(text) : text;
}

/** `Azure’s`. */
export const whose = (owner: Owner, words: Words): Sentence =>
  say`${words.seat(owner)}${apostrophe(words.seat(owner).text)}`;

/** A battleforce with its owner, unless the reader is the owner: `Azure’s Sable Column`. */
export const army = (force: ForceId, owner: Owner, words: Words): Sentence => named(words.force(force), owner, words);

/** Like {@link army}, with the name taken from the event. */
export function named(name: Part | null, owner: Owner, words: Words): Sentence {
  if (words.isReader(owner)) return name === null ? say`your battleforce` : [name];
  return name === null ? say`${whose(owner, words)} battleforce` : say`${whose(owner, words)} ${name}`;
}

/** A battleforce by its name alone, where the sentence already names its owner. */
export const force = (id: ForceId, words: Words): Part => words.force(id) ?? { kind: 'text', text: 'a battleforce' };

/** A battleforce in a list: `Sable Column, Azure`. */
export const forceInList = (name: string, owner: string): string => `${name}, ${owner}`;

/** `the battle at Grayford`. */
export function theBattle(id: BattleId, words: Words): Sentence {
  const node = words.field(id);
  return node === null ? say`the battle` : say`the battle at ${words.node(node)}`;
}

/** The end of a clause: ` at Grayford`. */
export function atField(id: BattleId, words: Words): Sentence {
  const node = words.field(id);
  return node === null ? [] : say` at ${words.node(node)}`;
}

/** What is built in a node: `the Forge quarter`, `Azure’s webway portal`. */
export function installation(
  { what, owner, node }: { readonly what: string; readonly owner: Owner | null; readonly node: NodeId | null },
  noun: string,
  words: Words,
): Sentence {
  const site = what === 'site' && node !== null ? words.site(node) : null;
  if (site !== null) return say`the ${site}`;
  return owner === null ? say`the ${noun}` : say`${whose(owner, words)} ${noun}`;
}
