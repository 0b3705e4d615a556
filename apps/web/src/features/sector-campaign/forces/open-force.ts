import type { GameView } from '../../campaign/door.ts';

/** The page of the army: the desk on which it is built, then its detachments. */
export const FORCES_VIEW: GameView['id'] = 'game-forces';
