import { EDITION } from '@sealed-orders/rules/hex-campaign';
import { merged } from '../merge.ts';
import { boardOf, chartOf } from './board.ts';
import { MOVEMENT_ONLY } from './defaults.ts';
import type { Begin } from './format/begin.ts';
import type { UnitText } from './format/pieces.ts';

function unitSetup(text: UnitText) {
  return {
    name: text.name ?? 'Squad',
    slot: text.slot ?? 'troops',
    moveClass: text.moveClass ?? 'infantry',
    scout: text.scout ?? false,
    models: typeof text.models === 'number' ? text.models : 10,
    points: text.points ?? 1000,
  };
}

/** The setup that a scenario begins with, as plain values; the rules' own schema checks it. */
export function setupText(begin: Begin): unknown {
  const board = boardOf({ size: '11x10', ...begin.map });
  const setup = {
    edition: EDITION,
    preset: begin.preset ?? (Object.keys(begin.seats).length === 3 ? 'three-players' : 'four-players'),
    chart: chartOf(board, begin),
    seats: Object.entries(begin.seats).map(([id, seat]) => ({
      id,
      name: `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`,
      faction: seat.faction ?? 'sm',
      strategy: seat.strategy ?? 0,
      detachments: (seat.detachments ?? []).map((detachment, i) => ({
        name: detachment.name ?? `${id} ${i + 1}`,
        march: detachment.march ?? 'normal',
        units: detachment.units.map(unitSetup),
      })),
    })),
    settings: { ...MOVEMENT_ONLY, ...begin.settings },
    clock: begin.clock ?? { mode: 'none' },
  };
  return merged(setup, begin.with ?? {});
}
