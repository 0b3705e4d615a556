import { counted } from '../sentence.ts';

const STOPPED = 'Stopped by a fault. The referee has to look into it.';

/** Text for the list of campaigns. */
export const campaignsText = {
  title: 'Your campaigns',
  yourTurn: 'Your turn',
  notAsked: 'Nothing due',
  waiting: (n: number): string => `Waiting for ${counted(n, 'player', 'players')}`,
  lobby: (seated: number, seats: number): string => `In the lobby, ${seated} of ${seats} seats taken`,
  running: 'Running',
  decision: 'Decision needed',
  pausedBecause: {
    rejected: STOPPED,
    faults: STOPPED,
    broken: STOPPED,
    'no-progress': STOPPED,
    asleep: 'Paused: nobody has acted for a long time',
    holiday: 'Paused: everyone is on holiday',
    desk: 'Paused',
  },
  archived: 'Archived',
  finished: 'Finished',
  sealed: (sealed: number, seats: number): string => `${sealed} of ${seats} sealed`,
  roles: { owner: 'owner', referee: 'referee', seat: 'player', deputy: 'deputy', spectator: 'spectator' },
  empty: {
    title: 'No campaigns yet',
    says: 'Start one and invite your club, or open the link that a referee sent you.',
    action: 'Start a campaign',
  },
  publicTitle: 'Public campaigns',
} as const;
