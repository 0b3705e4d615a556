import type { Practice } from '../../kernel/index.ts';
import { check } from '../check.ts';
import { options } from '../options.ts';
import { standingSheet } from '../standing-sheet.ts';
import type { HexGame, Option, Sheet, View } from '../types.ts';
import { missions } from './air.ts';
import { battleSheet } from './battle-orders.ts';
import { buildSheet } from './build.ts';
import { nextOrder } from './decisions.ts';
import { movementSheet } from './movement.ts';

/** How the computer plays a seat of the hex campaign. */
export const practice: Practice<HexGame> = {
  /** A first campaign in three corners of the printed map: one person, and two seats run by the computer. */
  war: {
    preset: 'first-war',
    start: 'quick',
    settings: {},
    seats: [{ faction: 'ig' }, { faction: 'ork' }, { faction: 'ch' }],
  },
  sheet: (view) => {
    const drawn = written(view, options(view));
    return drawn !== null && check(view, drawn).length === 0 ? drawn : standingSheet(view);
  },
  order: nextOrder,
};

function written(view: View, offered: readonly Option[]): Sheet | null {
  const { phase } = view;
  switch (phase) {
    case 'placement': {
      const suggestion = offered.flatMap((option) => ('suggestion' in option ? [option.suggestion] : []))[0] ?? null;
      return suggestion === null ? null : { phase, ...suggestion };
    }
    case 'free-roads':
      return { phase, roads: [] };
    case 'spending':
    case 'build':
      return buildSheet(phase, view, offered);
    case 'air-orders':
      return { phase, air: missions(view, offered) };
    case 'movement-orders':
      return movementSheet(view, offered);
    case 'battle-orders':
      return battleSheet(view, offered);
    default:
      return null;
  }
}
