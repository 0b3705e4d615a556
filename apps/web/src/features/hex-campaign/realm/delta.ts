import { type Army, type PieceId, readyPoints, type View } from '@sealed-orders/rules/hex-campaign';
import { keysOf, lookup, type SeatId } from '@sealed-orders/rules/kernel';
import type { HexKey } from '@sealed-orders/rules/space';

/** Something that a seat has more or less of than before. */
export type Change =
  | { readonly kind: 'hex'; readonly hex: HexKey }
  | { readonly kind: 'army'; readonly army: Army; readonly hex: HexKey | null }
  | { readonly kind: 'strength'; readonly army: Army; readonly points: number }
  | { readonly kind: 'vp'; readonly vp: number }
  | { readonly kind: 'captives'; readonly name: string; readonly of: SeatId }
  | { readonly kind: 'taken'; readonly by: SeatId };

export interface Changes {
  readonly gains: readonly Change[];
  readonly losses: readonly Change[];
}

/** A seat's gains and losses between two of its own views. They contain nothing that the views do not show. */
export function changesBetween(before: View, now: View): Changes {
  const gains = [...newIn(before, now), ...stronger(before, now, 1)];
  const losses = [...newIn(now, before), ...stronger(before, now, -1)];
  const vp = (now.own?.record.vp ?? 0) - (before.own?.record.vp ?? 0);
  const taken = [takenIn(before, now), takenIn(now, before)] as const;
  return {
    gains: [...gains, ...(vp > 0 ? [{ kind: 'vp', vp } as const] : []), ...taken[1]],
    losses: [...losses, ...(vp < 0 ? [{ kind: 'vp', vp: -vp } as const] : []), ...taken[0]],
  };
}

/** What is in the second of two views and not in the first: hexes, armies, captives. */
function newIn(first: View, second: View): readonly Change[] {
  const had = new Set(heldIn(first));
  const hadArmies = new Map(armiesIn(first).map((army) => [army.id, army]));
  const { captives = {} } = second.own ?? {};
  return [
    ...heldIn(second)
      .filter((hex) => !had.has(hex))
      .map((hex): Change => ({ kind: 'hex', hex })),
    ...armiesIn(second)
      .filter(({ id }) => !hadArmies.has(id))
      .map((army): Change => ({ kind: 'army', army, hex: isOnMap(second, army.id) ? army.hex : null })),
    ...keysOf(captives).flatMap((id): readonly Change[] => {
      const held = lookup(captives, id);
      if (held === undefined || isIn(first.own?.captives, id)) return [];
      return [{ kind: 'captives', name: held.detachment.name, of: held.detachment.seat }];
    }),
  ];
}

/** Armies that have become stronger, or with −1 weaker, and by how many ready points. */
function stronger(before: View, now: View, way: 1 | -1): readonly Change[] {
  const then = new Map(armiesIn(before).map((army) => [army.id, readyPoints(army.units)]));
  return armiesIn(now).flatMap((army): readonly Change[] => {
    const points = (readyPoints(army.units) - (then.get(army.id) ?? readyPoints(army.units))) * way;
    return points > 0 ? [{ kind: 'strength', army, points }] : [];
  });
}

/** Own detachments that others hold in the second view and not in the first. */
function takenIn(first: View, second: View): readonly Change[] {
  const { taken = {} } = second.own ?? {};
  return keysOf(taken).flatMap((id): readonly Change[] => {
    const by = lookup(taken, id);
    return by === undefined || isIn(first.own?.taken, id) ? [] : [{ kind: 'taken', by }];
  });
}

const heldIn = ({ hexes, own }: View): readonly HexKey[] =>
  keysOf(hexes).filter((hex) => own !== null && hexes[hex]?.control === own.id);

/** All armies of the view's seat, on the map and in orbit. */
export function armiesIn({ pieces, own }: View): readonly Army[] {
  const onMap = Object.values(pieces).flatMap((piece) =>
    piece.seat === own?.id && (piece.kind === 'detachment' || piece.kind === 'garrison') ? [piece] : [],
  );
  return [...onMap, ...Object.values(own?.orbit ?? {})];
}

export const isOnMap = ({ pieces }: View, id: PieceId): boolean => lookup(pieces, id) !== undefined;

const isIn = (record: object | undefined, id: PieceId): boolean => record !== undefined && Object.hasOwn(record, id);
