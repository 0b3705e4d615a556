import type { GameView } from '../../campaign/door.ts';
import { type NodePlace, optionsOf } from '../node-context.ts';

export const NIGHT_VIEW: GameView['id'] = 'game-night';

/** 1 while the reader may order or pass in the open round. */
export const nightOwed = ({ options }: Pick<NodePlace, 'options'>): number =>
  optionsOf(options, 'decision').filter(({ decision }) => decision.type === 'pass').length;
