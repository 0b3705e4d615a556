import type { SeatId } from '../../kernel/index.ts';
import { keysOf, lookup } from '../../kernel/index.ts';
import { allHexes, distance, type HexKey } from '../../space/hex.ts';
import type { Army, Detachment, PieceId, View } from '../types.ts';
import { readyPoints } from '../units/weak.ts';

/** The assumed points of an army whose points are unknown. */
const GUESSED = { detachment: 1000, garrison: 400 } as const;

/** An enemy army in sight. */
export interface Foe {
  readonly id: PieceId;
  readonly seat: SeatId;
  readonly hex: HexKey;
  readonly points: number;
}

/** Enemy armies that the seat sees. */
export function foesOf({ seen, seats }: View): readonly Foe[] {
  const enemies = new Set(seats.filter(({ relation }) => relation === 'enemy').map(({ id }) => id));
  return keysOf(seen).flatMap((id) => {
    const piece = lookup(seen, id);
    if (piece === undefined || !enemies.has(piece.seat)) return [];
    const { kind, seat, hex, points } = piece;
    return kind === 'detachment' || kind === 'garrison' ? [{ id, seat, hex, points: points ?? GUESSED[kind] }] : [];
  });
}

/** Points of enemies this near to a hex. */
export const foesNear = (foes: readonly Foe[], hex: HexKey, range: number): number =>
  foes.reduce((sum, foe) => sum + (distance(foe.hex, hex) <= range ? foe.points : 0), 0);

/** HEX-QB-09: what an army beside a battle adds to it, as a fraction of its own strength. */
const BESIDE = 0.25;

/** The strength of armies that can help each other: one fights, the others contribute. */
function together(strengths: readonly number[]): number {
  const most = Math.max(0, ...strengths);
  return most + BESIDE * (strengths.reduce((sum, one) => sum + one, 0) - most);
}

/** The strength that enemies beside a hex could use against it. */
export const threatTo = (foes: readonly Foe[], hex: HexKey): number =>
  together(foes.filter((foe) => distance(foe.hex, hex) <= 1).map(({ points }) => points));

/** An own army with those of its side beside it. */
export const backed = (mine: number, friends: readonly number[]): number =>
  mine + BESIDE * friends.reduce((sum, one) => sum + one, 0);

/** An own army's current strength. */
export const strengthOf = ({ units }: Pick<Army, 'units'>): number => readyPoints(units);

/** Its full strength. */
export const fullStrengthOf = ({ units }: Pick<Army, 'units'>): number =>
  units.reduce((sum, { points }) => sum + points, 0);

/** The seat's own detachments on the map, in the order of their ids. */
export const ownDetachments = ({ pieces }: View): readonly Detachment[] =>
  keysOf(pieces).flatMap((id) => {
    const piece = lookup(pieces, id);
    return piece?.kind === 'detachment' ? [piece] : [];
  });

/** A place worth marching to. */
export interface Goal {
  readonly hex: HexKey;
  readonly worth: number;
  /** Its remaining value for the next army once one has set out. */
  readonly again: number;
}

/** Two go to undefended places; against an army all go together. */
const AGAIN = { place: 0.4, army: 0.85 } as const;
const WORTH = { army: 50, capital: 90, size: 20, resource: 35, stronghold: 25, threatened: 120, search: 15 } as const;

/** Known enemy and neutral places, own places that enemies come near, and where a hidden Capital may be. */
export function goalsOf(view: View, foes: readonly Foe[]): readonly Goal[] {
  const me = view.own?.id;
  const places = keysOf(view.hexes).flatMap((hex): readonly Goal[] => {
    const known = view.hexes[hex];
    if (known === undefined) return [];
    const { site, stronghold, control } = known;
    if (control === me) return guardGoals(view, hex, foes);
    if (!mayTake(view, control)) return [];
    if (site?.kind === 'resource') return [{ hex, worth: WORTH.resource, again: AGAIN.place }];
    if (site?.kind === 'urban') return [{ hex, worth: WORTH.size * (site.size ?? 1), again: AGAIN.army }];
    return stronghold === null ? [] : [{ hex, worth: WORTH.stronghold, again: AGAIN.place }];
  });
  const capitals = view.seats.flatMap(({ id, startingCapital, relation, hasCapital }): readonly Goal[] =>
    id === me || startingCapital === null || relation !== 'enemy' || !hasCapital
      ? []
      : [{ hex: startingCapital, worth: WORTH.capital, again: AGAIN.army }],
  );
  const armies = foes.map(({ hex }): Goal => ({ hex, worth: WORTH.army, again: AGAIN.army }));
  return [...places, ...capitals, ...armies, ...searchGoals(view)];
}

/** Land out of sight for this many turns is worth another look. */
const FORGOTTEN = 4;

/** If an enemy has a Capital that the seat has not found: land that it has not seen, or not for a while. */
function searchGoals(view: View): readonly Goal[] {
  const found = new Set(keysOf(view.hexes).map((hex) => view.hexes[hex]?.capital));
  const isHidden = view.seats.some(
    ({ id, relation, hasCapital, startingCapital }) =>
      relation === 'enemy' && hasCapital && startingCapital === null && !found.has(id),
  );
  if (!isHidden) return [];
  return allHexes(view.chart.size).flatMap((hex): readonly Goal[] => {
    const known = lookup(view.hexes, hex);
    const isFresh = known !== undefined && (known.inSight || known.control === view.own?.id);
    const isRecent = known?.seenIn != null && known.seenIn > view.turn - FORGOTTEN;
    return isFresh || isRecent ? [] : [{ hex, worth: WORTH.search, again: AGAIN.place }];
  });
}

/** Neutral or an enemy's. */
const mayTake = ({ seats }: View, control: SeatId | null): boolean =>
  control === null || seats.some(({ id, relation }) => id === control && relation === 'enemy');

/** An own settlement that enemies could reach soon, without a guard. */
function guardGoals(view: View, hex: HexKey, foes: readonly Foe[]): readonly Goal[] {
  const isSettlement = view.own?.sites[hex]?.kind === 'urban';
  if (!isSettlement || foesNear(foes, hex, 3) === 0) return [];
  const isCapital = view.own?.capital === hex;
  return [{ hex, worth: isCapital ? 2 * WORTH.threatened : WORTH.threatened, again: AGAIN.place }];
}
