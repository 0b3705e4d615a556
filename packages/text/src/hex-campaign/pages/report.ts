import { listed, plain } from '../../sentence.ts';

/** Words of the report on a turn. */
export const reportText = {
  turn: (turn: number): string => (turn === 0 ? 'Set-up' : `Turn ${turn}`),
  report: 'Report',
  began: 'Start',
  sections: {
    affairs: 'Income, construction and deals',
    air: 'Air missions',
    battles: 'Battles',
    initiative: 'Initiative',
    moves: 'Moves',
    recovery: 'Recovery',
    sight: 'Sight and spies',
    land: 'Land and places',
    turn: 'Turn',
  },
  /** For the referee: the readers of a line. */
  toldTo: (seats: readonly string[] | 'all', spectators: boolean): string => {
    const players = seats === 'all' ? ['all players'] : seats;
    if (seats === 'all' && spectators) return 'Told to everyone';
    return `Told to ${plain(listed(spectators ? [...players, 'spectators'] : players))}`;
  },
} as const;
