import type { Fault } from '../refusal/fault.ts';
import type { BuildLineType, LineOf } from '../types.ts';
import type { Realm } from './realm.ts';

/** HEX-TURN-09: the groups of a build sheet, in the order in which they are carried out. */
export const BUILD_GROUPS = [
  'disbanding',
  'unloading',
  'structure',
  'captives',
  'diplomacy',
  'rearming',
  'replacing',
  'detachments',
  'works',
  // HEX-START-06: in set-up, after the Strongholds that they are placed in.
  'garrisons',
  'roads',
  'agents',
  'convoys',
  'routes',
  'capital',
] as const;
export type BuildGroup = (typeof BUILD_GROUPS)[number];

/**
 * How one kind of line is judged, priced and carried out. `refusal` checks the realm at the line's turn;
 * a refused line costs nothing and changes nothing.
 */
export interface LineRule<Type extends BuildLineType> {
  readonly group: BuildGroup;
  /** Why the line is refused; null if it may be carried out. Its `at` is the path inside the line. */
  readonly refusal: (realm: Realm, line: LineOf<Type>) => Fault | null;
  /** BP that the line takes. */
  readonly cost: (realm: Realm, line: LineOf<Type>) => number;
  /** Carries the line out; called only when `refusal` is null. */
  readonly perform: (realm: Realm, line: LineOf<Type>) => void;
  /** Lines worth showing in a form, refused ones included. Lines with rosters or free amounts offer a sensible one. */
  readonly offers: (realm: Realm) => readonly LineOf<Type>[];
}
