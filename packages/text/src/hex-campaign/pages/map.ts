import type { Piece, SeenSite, Stop } from '@sealed-orders/rules/hex-campaign';
import { SETTLEMENT_NAMES } from '../names.ts';

/** Words of the list that replaces the map. */
export const listText = {
  title: 'The map as a list',
  says: 'Tap a name to see what you know about it.',
  own: 'Your units',
  pieces: 'All units',
  others: 'Others',
  places: 'Places',
  head: { unit: 'Unit', hex: 'Hex', order: 'Order', seen: 'Seen', place: 'Place', holder: 'Held by' },
  noOthers: 'You know of no other units.',
} as const;

/** A piece's kind and how it marches: `Fast detachment`. */
export function pieceKind(piece: Piece): string {
  switch (piece.kind) {
    case 'detachment':
      return {
        normal: 'Detachment',
        vehicles: 'Detachment in vehicles',
        fast: 'Fast detachment',
        released: 'Released detachment',
      }[piece.march];
    case 'garrison':
      return 'Garrison';
    case 'convoy':
      return `Convoy with ${piece.bp} BP`;
    case 'spy':
      return 'Spy';
    case 'diplomat':
      return 'Diplomat';
  }
}

/** `Path to 0607`, `Follow Sable Column`. */
export function orderTo(order: string, target: string): string {
  return order === 'Follow' ? `${order} ${target}` : `${order} to ${target}`;
}

/** A site by name or kind: `Ansgar, City`, `Resource, 150 RP a turn`. */
export function siteName(site: SeenSite): string {
  if (site.kind === 'resource') return site.yield === null ? 'Resource' : `Resource, ${site.yield} RP a turn`;
  const size = site.size === null ? null : SETTLEMENT_NAMES[site.size];
  return [site.name, size].filter((text) => text !== null).join(', ') || 'Settlement';
}

/** How a reader knows a hex: in sight, from an earlier turn, or only from the printed map. */
export type SeenHex = 'in-sight' | 'never' | { readonly turn: number };

interface SpokenHex {
  readonly label: string;
  readonly terrain: string;
  readonly place: string | null;
  readonly stronghold: string | null;
  readonly holder: string | null;
  /** The numbers of the battles here. */
  readonly battles: readonly number[];
  readonly pieces: readonly string[];
  /** What was last seen there, and in which turn. */
  readonly memories: readonly { readonly name: string; readonly turn: number }[];
  readonly seen: SeenHex;
}

/** `in sight`, `seen in turn 3`, `never seen`. */
export function seenWords(seen: SeenHex): string {
  if (seen === 'in-sight') return 'in sight';
  return seen === 'never' ? 'never seen' : `seen in turn ${seen.turn}`;
}

/**
 * What a screen reader says about a hex: `0408, plains, held by Madder, seen in turn 3`. What is in sight goes unsaid.
 */
export function spokenHex(hex: SpokenHex): string {
  const memories = hex.memories.map(({ name, turn }) => `${name} last seen in turn ${turn}`);
  const parts = [
    hex.label,
    hex.terrain,
    hex.place,
    hex.stronghold,
    hex.holder === null ? null : `held by ${hex.holder}`,
    ...hex.battles.map((n) => `battle ${n}`),
    ...hex.pieces,
    ...memories,
    hex.seen === 'in-sight' ? null : seenWords(hex.seen),
  ];
  return parts.filter((part) => part !== null).join(', ');
}

const AHEAD: Readonly<Record<Stop['code'], (hex: string) => string>> = {
  'enemy-zoc': () => 'It has to stop in an enemy zone of control.',
  'enemy-army': (hex) => `An enemy army holds ${hex}. Stop beside it, and attack with a battle order.`,
  allowance: (hex) => `It runs out of movement before ${hex}.`,
  'closed-terrain': (hex) => `It can’t enter the terrain at ${hex}.`,
  river: (hex) => `There is no bridge over the river before ${hex}.`,
  'tracked-river': () => 'Tracked units that cross a river without a bridge stop on the far side.',
  'partner-land': (hex) => `${hex} belongs to a pact partner.`,
  'reserve-enemy-near': (hex) => `${hex} is within two hexes of an enemy.`,
  'reserve-not-own': (hex) => `${hex} is not your own land.`,
  stacking: (hex) => `Another detachment is at ${hex}.`,
  'enemy-airspace': (hex) => `An enemy controls the Airspace over ${hex}.`,
  'spy-target': (hex) => `A spy stops at the first enemy it can spy on, and there is one at ${hex}.`,
  'closed-capital': (hex) => `${hex} is closed to your diplomat.`,
  'battle-waits': (hex) => `There is still a battle to fight at ${hex}.`,
  'off-map': (hex) => `${hex} is off the map.`,
};

/** Why the path being drawn will stop there, as far as the player can know. `hex`: its printed label. */
export const stopAhead = (code: Stop['code'], hex: string): string => AHEAD[code](hex);
