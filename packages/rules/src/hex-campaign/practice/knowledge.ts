import type { SeatId } from '../../kernel/index.ts';
import { keysOf, lookup } from '../../kernel/index.ts';
import { distance, type HexKey } from '../../space/hex.ts';
import type { Army, Detachment, PieceId, View } from '../types.ts';
import { readyPoints } from '../units/weak.ts';

/** What an army is taken for whose points nobody has told. */
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

/** Points of enemies so near to a hex. */
export const foesNear = (foes: readonly Foe[], hex: HexKey, range: number): number =>
  foes.reduce((sum, foe) => sum + (distance(foe.hex, hex) <= range ? foe.points : 0), 0);

/** What an own army can fight with. */
export const strengthOf = ({ units }: Pick<Army, 'units'>): number => readyPoints(units);

/** What it had when nothing was lost. */
export const fullStrengthOf = ({ units }: Pick<Army, 'units'>): number =>
  units.reduce((sum, { points }) => sum + points, 0);

/** The seat's own detachments on the map, in the order of their ids. */
export const ownDetachments = ({ pieces }: View): readonly Detachment[] =>
  keysOf(pieces).flatMap((id) => {
    const piece = lookup(pieces, id);
    return piece?.kind === 'detachment' ? [piece] : [];
  });

/** The seat's own armies in a hex. */
export const ownArmiesIn = ({ pieces }: View, hex: HexKey): readonly Army[] =>
  Object.values(pieces).flatMap((piece) =>
    (piece.kind === 'detachment' || piece.kind === 'garrison') && piece.hex === hex ? [piece] : [],
  );

/** Somewhere that is worth a march. */
export interface Goal {
  readonly hex: HexKey;
  readonly worth: number;
}

const WORTH = { capital: 90, size: 20, resource: 35, stronghold: 25, threatened: 120 } as const;

/** Places of others and nobody's that the seat knows, and its own that enemies come near. */
export function goalsOf(view: View, foes: readonly Foe[]): readonly Goal[] {
  const me = view.own?.id;
  const places = keysOf(view.hexes).flatMap((hex): readonly Goal[] => {
    const known = view.hexes[hex];
    if (known === undefined) return [];
    const { site, stronghold, control } = known;
    if (control === me) return guardGoals(view, hex, foes);
    if (!mayTake(view, control)) return [];
    if (site?.kind === 'resource') return [{ hex, worth: WORTH.resource }];
    if (site?.kind === 'urban') return [{ hex, worth: WORTH.size * (site.size ?? 1) }];
    return stronghold === null ? [] : [{ hex, worth: WORTH.stronghold }];
  });
  const capitals = view.seats.flatMap(({ id, startingCapital, relation, hasCapital }): readonly Goal[] =>
    id === me || startingCapital === null || relation !== 'enemy' || !hasCapital
      ? []
      : [{ hex: startingCapital, worth: WORTH.capital }],
  );
  return [...places, ...capitals];
}

/** Nobody's, or an enemy's. */
const mayTake = ({ seats }: View, control: SeatId | null): boolean =>
  control === null || seats.some(({ id, relation }) => id === control && relation === 'enemy');

/** An own settlement that enemies could reach soon and nobody guards. */
function guardGoals(view: View, hex: HexKey, foes: readonly Foe[]): readonly Goal[] {
  const isSettlement = view.own?.sites[hex]?.kind === 'urban';
  if (!isSettlement || foesNear(foes, hex, 3) === 0) return [];
  const isCapital = view.own?.capital === hex;
  return [{ hex, worth: isCapital ? 2 * WORTH.threatened : WORTH.threatened }];
}
