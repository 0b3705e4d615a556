import { isRecord } from '../merge.ts';
import { battleOrderOf } from './battles.ts';
import { ORDER_PATTERN, type OrderText } from './format/orders.ts';

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

const isFor = (word: string, entry: unknown): boolean => isRecord(entry) && Object.hasOwn(entry, word);

/** A sheet of the open phase from what a seat writes: orders, lines of a build sheet, missions. */
export function sheetOf(phase: string, entries: readonly OrderText[]): unknown {
  switch (phase) {
    case 'build':
    case 'spending':
      return { phase, lines: entries };
    case 'air-orders':
      return { phase, air: entries };
    case 'battle-orders':
      return {
        phase,
        orders: entries.filter((entry) => typeof entry === 'string' || isFor('type', entry)).map(battleOrderOf),
        spies: entries.filter((entry) => isFor('mission', entry)),
        airSupport: entries.filter((entry) => isFor('support', entry)),
      };
    default:
      return { phase, orders: entries.map(orderOf) };
  }
}
