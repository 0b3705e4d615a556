import type { GameView } from '../../campaign/door.ts';

/** The army page: first the desk where the army is built, then its detachments. */
export const FORCES_VIEW: GameView['id'] = 'game-forces';
