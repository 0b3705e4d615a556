import {
  hexCampaign,
  type MovementOrder,
  type MovementSheet,
  movementOptions,
  type OrderChoice,
  type PieceId,
  type View,
} from '@sealed-orders/rules/hex-campaign';
import { columnRow, distance, type HexKey } from '@sealed-orders/rules/space';

/**
 * Orders that a player might give: march towards the others' capitals, claim hexes on the way, guard if nothing is in
 * reach. They are drawn from `options`, so they are valid; the same view always gives the same sheet.
 */
export function sensibleSheet(view: View): MovementSheet {
  const goals = rivals(view);
  const taken = new Set<HexKey>();
  const orders = movementOptions(view).map(({ piece, choices }, i): MovementOrder => {
    const goal = goals[i % Math.max(1, goals.length)];
    const isSafe = (hex: HexKey): boolean => !taken.has(hex) && !badGround(view, piece).includes(letterAt(view, hex));
    const order = goal === undefined ? null : marchOrder(view, choices, goal, isSafe);
    if (order === null) return { type: 'guard', piece };
    taken.add(order.end);
    return { type: order.type, piece, path: order.path };
  });
  const sheet: MovementSheet = { phase: 'movement-orders', orders };
  const wrong = new Set(hexCampaign.sheets.check(view, sheet).map(({ path }) => path[1]));
  return wrong.size === 0 ? sheet : { ...sheet, orders: orders.filter((_order, i) => !wrong.has(i)) };
}

/** Capitals of others, nearest first. */
function rivals(view: View): readonly HexKey[] {
  const home = view.own?.capital;
  if (home === null || home === undefined) return [];
  return view.seats
    .flatMap(({ id, startingCapital }) => (id === view.own?.id || startingCapital === null ? [] : [startingCapital]))
    .sort((a, b) => distance(home, a) - distance(home, b));
}

/** Letters of the chart on which this piece should not end its move: skimmers break in trees, and drown. */
function badGround(view: View, id: PieceId): string {
  const piece = view.pieces[id];
  const isSkimmer = piece?.kind === 'detachment' && piece.units.some(({ moveClass }) => moveClass === 'skimmer');
  return isSkimmer ? 'sfj' : 's';
}

function letterAt(view: View, hex: HexKey): string {
  const { column, row } = columnRow(hex);
  return view.chart.rows[row]?.charAt(column) ?? 's';
}

interface March {
  readonly type: 'path' | 'move-and-claim';
  readonly end: HexKey;
  readonly path: readonly HexKey[];
}

/** Foreign land is claimed where that is offered; otherwise the march goes as far as possible. */
function marchOrder(
  view: View,
  choices: readonly OrderChoice[],
  goal: HexKey,
  isSafe: (hex: HexKey) => boolean,
): March | null {
  for (const type of ['move-and-claim', 'path'] as const) {
    const choice = choices.find((offered) => offered.type === type && offered.refusal === null);
    const [best] = (choice?.reach ?? [])
      .filter(({ hex }) => isSafe(hex) && (type === 'path' || view.hexes[hex]?.control !== view.own?.id))
      .toSorted((a, b) => distance(a.hex, goal) - distance(b.hex, goal) || a.cost - b.cost);
    if (best !== undefined) return { type, end: best.hex, path: best.path };
  }
  return null;
}
