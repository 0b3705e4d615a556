import { hexProblemText } from '@sealed-orders/text/cli/hex-campaign';
import { flow } from '../flow.ts';
import { isRecord } from '../merge.ts';
import { Problem } from '../problem.ts';
import { battleOrderOf } from './battles.ts';
import { ORDER_PATTERN, type OrderText, PLACEMENT_PATTERN, SIDE_OF_HEX } from './format/orders.ts';

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

/** `'capital 0,0'`, `'urban 2,0'`, `'resource 0,2'` as a placement; a place given twice appears twice in its list. */
function placementOf(entries: readonly OrderText[]) {
  const placed = entries.map((entry) => matched(PLACEMENT_PATTERN, entry, 'placement'));
  const of = (kind: string) => placed.filter(([, word]) => word === kind).map(([, , hex]) => hex);
  const [capital] = of('capital');
  return { phase: 'placement', capital, urban: of('urban'), resources: of('resource') };
}

const freeRoadsOf = (entries: readonly OrderText[]) => ({
  phase: 'free-roads',
  roads: entries.map((entry) => matched(SIDE_OF_HEX, entry, 'free-roads')[0]),
});

function matched(pattern: RegExp, entry: OrderText, phase: string): readonly string[] {
  const found = typeof entry === 'string' ? pattern.exec(entry) : null;
  if (found === null) throw new Problem(hexProblemText.notAnOrderOf(flow(entry), phase));
  return found;
}

/** A sheet of the open phase from what a seat writes: orders, lines of a build sheet, missions, places. */
export function sheetOf(phase: string, entries: readonly OrderText[]): unknown {
  switch (phase) {
    case 'placement':
      return placementOf(entries);
    case 'free-roads':
      return freeRoadsOf(entries);
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
