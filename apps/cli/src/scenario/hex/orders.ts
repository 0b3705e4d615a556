import { ORDER_PATTERN, type OrderText } from './format.ts';

const WITH_PATH = new Set(['path', 'move-and-claim', 'reserve']);

/** `'R1 path 1,0 2,0 high'` as an order of a sheet. */
export function orderOf(text: OrderText): unknown {
  if (typeof text !== 'string') return text;
  const [, piece, type = '', hexes, target, high] = ORDER_PATTERN.exec(text) ?? [];
  return {
    type,
    piece,
    ...(WITH_PATH.has(type) ? { path: hexes?.trim() === '' ? [] : hexes?.trim().split(' ') } : {}),
    ...(target === undefined ? {} : { target }),
    ...(high === undefined ? {} : { high: true }),
  };
}
