import { keysOf, lookup } from '../../kernel/index.ts';
import { distance, type HexKey } from '../../space/hex.ts';
import type {
  BattleSheet,
  Convoy,
  MovementOption,
  MovementOrder,
  Option,
  Piece,
  Spy,
  SpyOption,
  View,
} from '../types.ts';
import { type Foe, foesNear, foesOf } from './knowledge.ts';
import type { Ways } from './ways.ts';

/** Convoys take BP to the Capital, where armies are bought; spies look for a place of an enemy to stay in. */
export function agentOrders(view: View, options: readonly Option[], ways: Ways): readonly MovementOrder[] {
  const foes = foesOf(view);
  const taken = new Set<HexKey>();
  return keysOf(view.pieces).flatMap((id): readonly MovementOrder[] => {
    const piece = lookup(view.pieces, id);
    const option = options.find((one): one is MovementOption => 'choices' in one && one.piece === id);
    if (piece === undefined || option === undefined) return [];
    if (piece.kind === 'convoy') return convoyOrder(view, piece, option, { foes, ways });
    if (piece.kind !== 'spy' || piece.target !== null) return [];
    const goal = hauntFor(view, piece, taken);
    if (goal === null) return [];
    taken.add(goal);
    return nearest(piece, option, goal, ways, () => true);
  });
}

interface Outlook {
  readonly foes: readonly Foe[];
  readonly ways: Ways;
}

function convoyOrder(
  view: View,
  convoy: Convoy,
  option: MovementOption,
  { foes, ways }: Outlook,
): readonly MovementOrder[] {
  const home = view.own?.capital ?? null;
  if (home === null || home === convoy.hex) return [];
  return nearest(convoy, option, home, ways, (hex) => foesNear(foes, hex, 1) === 0);
}

/** The path that ends nearest to the goal; none if the piece is already nearest. */
function nearest(
  piece: Piece,
  { choices }: MovementOption,
  goal: HexKey,
  ways: Ways,
  isSafe: (hex: HexKey) => boolean,
): readonly MovementOrder[] {
  const wayFrom = ways(piece, goal, 'to');
  const reach = choices.find(({ type, refusal }) => type === 'path' && refusal === null)?.reach ?? [];
  const safe = reach.filter(({ hex, path }) => path.length > 0 && isSafe(hex));
  const best = safe.reduce<(typeof safe)[number] | null>(
    (so, one) => (so === null || wayFrom(one.hex) < wayFrom(so.hex) ? one : so),
    null,
  );
  if (best === null || wayFrom(best.hex) >= wayFrom(piece.hex)) return [];
  return [{ type: 'path', piece: piece.id, path: best.path }];
}

/** The nearest enemy place without another own spy in it or on its way. */
function hauntFor(view: View, spy: Spy, taken: ReadonlySet<HexKey>): HexKey | null {
  const enemies = new Set(view.seats.filter(({ relation }) => relation === 'enemy').map(({ id }) => id));
  const haunted = new Set(
    Object.values(view.pieces).flatMap((piece) => (piece.kind === 'spy' && piece.target !== null ? [piece.hex] : [])),
  );
  const known = keysOf(view.hexes).filter((hex) => {
    const place = view.hexes[hex];
    const isPlace = place?.site !== null || place.stronghold !== null;
    return place?.control !== undefined && place.control !== null && enemies.has(place.control) && isPlace;
  });
  const capitals = view.seats.flatMap(({ relation, hasCapital, startingCapital }) =>
    relation === 'enemy' && hasCapital && startingCapital !== null ? [startingCapital] : [],
  );
  const free = [...new Set([...known, ...capitals])].filter((hex) => !taken.has(hex) && !haunted.has(hex));
  return free.reduce<HexKey | null>(
    (best, hex) => (best === null || distance(hex, spy.hex) < distance(best, spy.hex) ? hex : best),
    null,
  );
}

/** An infiltrated spy looks around. HEX-SPY-11. */
export const spyOrders = (options: readonly Option[]): BattleSheet['spies'] =>
  options
    .filter((option): option is SpyOption => 'mission' in option)
    .flatMap(({ mission }) => (mission.mission === 'gain-information' ? [mission] : []));
