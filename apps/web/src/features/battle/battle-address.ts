import type { GameView } from '../campaign/door.ts';

/** A game's own page of its battles. */
export const BATTLES_VIEW: GameView['id'] = 'game-battles';

/** The parameter of the address that names a battle. */
export const PARAMETER = 'battle';

/** The end of the address of a battle’s page. */
export const battleSearch = (battle: string): string => `?${new URLSearchParams({ [PARAMETER]: battle })}`;
