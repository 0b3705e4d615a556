import type { Declaration, Queue } from '@sealed-orders/rules/sector-campaign';

/** What a side can declare, by the composer's tiles. `hasty`: an attack with a commander's bonus. */
export const KINDS = [
  'place',
  'mission',
  'scout',
  'move',
  'fly',
  'drop',
  'fortify',
  'land-vehicles',
  'attack',
  'hasty',
  'respond',
  'dogfight',
  'pass',
  'done',
] as const;
export type Kind = (typeof KINDS)[number];

/** The kinds that can be declared in answer to each question, the usual one first. */
export const KINDS_OF: Readonly<Record<Queue, readonly Kind[]>> = {
  deployment: ['place'],
  air: ['mission'],
  scouting: ['scout', 'dogfight', 'pass'],
  moves: ['move', 'fortify', 'fly', 'drop', 'land-vehicles', 'dogfight', 'pass'],
  attacks: ['attack', 'hasty', 'fly', 'drop', 'dogfight', 'pass'],
  responses: ['respond', 'fly', 'drop', 'done'],
};

/** Kinds that need no further choice: they have a button instead of a tile. */
export const isAtOnce = (kind: Kind): boolean => kind === 'pass' || kind === 'done';

/** The rule that each kind follows. */
export const KIND_RULES: Readonly<Record<Kind, string>> = {
  place: 'SEC-DEPLOY-02',
  mission: 'SEC-AIR-01',
  scout: 'SEC-SCOUT-01',
  move: 'SEC-MOVE-02',
  fly: 'SEC-AIR-06',
  drop: 'SEC-DROP-03',
  fortify: 'SEC-MOVE-04',
  'land-vehicles': 'SEC-DROP-04',
  attack: 'SEC-ATK-02',
  hasty: 'SEC-ATK-04',
  respond: 'SEC-RESP-03',
  dogfight: 'SEC-AIR-11',
  pass: 'SEC-INIT-04',
  done: 'SEC-RESP-01',
};

/** The tile of a declaration. */
export function kindOf(declaration: Declaration): Kind {
  if (declaration.type === 'attack') return declaration.isHasty ? 'hasty' : 'attack';
  return declaration.type;
}

/** The purpose of flights and drops, by the question that they answer. */
const PURPOSE_OF = { moves: 'move', attacks: 'attack', responses: 'response' } as const satisfies Partial<
  Record<Queue, string>
>;

/** Null: no flight or drop answers this question. */
export const purposeOf = (queue: Queue) =>
  queue === 'moves' || queue === 'attacks' || queue === 'responses' ? PURPOSE_OF[queue] : null;
