import { MOVEMENT_ORDERS, TREATMENTS, type View } from '@sealed-orders/rules/hex-campaign';
import { allHexes } from '@sealed-orders/rules/kernel';
import type { Random } from '../random.ts';

/** Things that no sheet should hold, and that JSON can. */
const ODDITIES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  '',
  '__proto__',
  'constructor',
  '0,0',
  '-0,0',
  '999999,999999',
  'NaN,1',
  [],
  {},
  [[[]]],
  { toString: 1 },
];

/** Pieces of everybody, seen, remembered and invented. */
function anyPiece(view: View, random: Random): unknown {
  const known = [
    ...Object.keys(view.pieces),
    ...Object.keys(view.seen),
    ...Object.keys(view.ghosts),
    'R9',
    'hasOwnProperty',
  ];
  return random.chance(3) ? random.pick(ODDITIES) : random.pick(known);
}

function anyPath(view: View, random: Random): unknown {
  if (random.chance(3)) return random.pick(ODDITIES);
  const hexes = allHexes(view.chart.size);
  const length = random.chance(2) ? 10_000 : random.int(12);
  return Array.from({ length }, () => (random.chance(2) ? random.pick(ODDITIES) : random.pick(hexes)));
}

/** A path whose steps are neighbours, wherever they lead. */
function wanderingPath(view: View, from: string | undefined, random: Random): unknown {
  const [q = 0, r = 0] = (from ?? '0,0').split(',').map(Number);
  const steps = [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ] as const;
  let at = { q, r };
  return Array.from({ length: 1 + random.int(view.chart.size.columns) }, () => {
    const [dq, dr] = random.pick(steps);
    at = { q: at.q + dq, r: at.r + dr };
    return `${at.q},${at.r}`;
  });
}

function anyOrder(view: View, random: Random): unknown {
  const piece = anyPiece(view, random);
  const own = Object.values(view.pieces).find(({ id }) => id === piece);
  return {
    type: random.chance(3) ? random.pick(ODDITIES) : random.pick(MOVEMENT_ORDERS),
    piece,
    ...(random.chance(60)
      ? { path: random.chance(60) ? wanderingPath(view, own?.hex, random) : anyPath(view, random) }
      : {}),
    ...(random.chance(30) ? { target: anyPiece(view, random) } : {}),
    ...(random.chance(15) ? { high: random.chance(90) ? true : random.pick(ODDITIES) } : {}),
    ...(random.chance(15) ? { treatment: random.pick(TREATMENTS) } : {}),
  };
}

/** An order of the shape that its type asks for, whatever it says. */
function shapedOrder(view: View, random: Random): unknown {
  const type = random.pick(MOVEMENT_ORDERS);
  const piece = random.pick(Object.keys(view.pieces));
  const from = Object.values(view.pieces).find(({ id }) => id === piece)?.hex;
  const hasPath = type === 'path' || type === 'move-and-claim' || type === 'reserve';
  return {
    type,
    piece,
    ...(hasPath ? { path: wanderingPath(view, from, random) } : {}),
    ...(type === 'follow' ? { target: anyPiece(view, random) } : {}),
    ...((type === 'path' || type === 'follow') && random.chance(30) ? { high: true } : {}),
    ...(random.chance(20) ? { treatment: random.pick(TREATMENTS) } : {}),
  };
}

/** A sheet as somebody might send it who means harm: doubled orders, foreign pieces, endless paths, no sheet at all. */
export function hostileSheet(view: View, random: Random): unknown {
  if (random.chance(5)) return random.pick(ODDITIES);
  const hasPieces = Object.keys(view.pieces).length > 0;
  const orders = Array.from({ length: random.int(8) }, () =>
    hasPieces && random.chance(70) ? shapedOrder(view, random) : anyOrder(view, random),
  );
  const doubled = random.chance(10) ? [...orders, ...orders] : orders;
  return { phase: random.chance(95) ? 'movement-orders' : random.pick(ODDITIES), orders: doubled };
}
