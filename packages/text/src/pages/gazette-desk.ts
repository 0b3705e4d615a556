import { counted } from '../sentence.ts';

/** Words of the page on which players and referees write for the gazette. */
export const gazetteDeskText = {
  title: 'Write for the gazette',
  of: (war: string): string => `Write for the gazette: ${war}`,
  read: 'Read the gazette',
  toWar: 'To the war',
  left: (n: number): string => `${counted(n, 'character', 'characters')} left`,
  saving: 'Saving …',
  failed: 'That did not work. Nothing was changed. Try again.',
  refusals: {
    closed: 'That round has been closed meanwhile. Nothing was changed.',
    'too-long': 'That is too long. Nothing was changed.',
    'no-reason': 'Give a reason of at most 500 characters.',
    'no-communique': 'That communiqué is gone.',
    'not-referee': 'Only referees write the headline.',
  },
  headline: {
    /** `round`: as a title, `Turn 4`. */
    title: (round: string): string => `Headline of ${round}`,
    says: 'Everybody reads it at once, in the gazette, its feed and the picture of a shared link. It can be changed until the next number appears. Write nothing that the players do not know.',
    headline: 'Headline',
    hint: 'Left empty, the gazette makes one from what happened.',
    lead: 'A sentence or two below it (optional)',
    save: 'Publish the headline',
    saved: 'The headline is published.',
    none: 'The first number appears when the first round is closed. Then you can write its headline here.',
  },
  communique: {
    title: (round: string): string => `Your communiqué of ${round}`,
    says: 'Everybody reads it in the gazette, under the name of your seat, when this round is closed. Nobody learns before that you wrote one. You can change it until then.',
    text: 'What you have to say',
    hint: 'Left empty, there is none.',
    save: 'Hand in the communiqué',
    saved: 'Your communiqué is handed in.',
    takenBack: 'There is no communiqué of yours in this round.',
  },
  sent: {
    title: (round: string): string => `Communiqués of ${round}`,
    withhold: 'Withhold',
    withholdOf: (seat: string): string => `Withhold the communiqué of ${seat}`,
    withholdTitle: (seat: string): string => `Withhold the communiqué of ${seat}?`,
    withholdSays: 'The gazette says that it is withheld. You can show it again.',
    reason: 'Reason',
    reasonHint: 'Only referees read it.',
    withheld: (reason: string): string => `Withheld: ${reason}`,
    show: 'Show it again',
    showOf: (seat: string): string => `Show the communiqué of ${seat} again`,
    done: 'The communiqué is withheld.',
    shown: 'The communiqué is shown again.',
  },
  nobody: {
    title: 'Players and referees write here',
    says: 'Players send communiqués while a round is open, and referees write the headlines.',
    action: 'To the war',
  },
  signIn: {
    title: 'Sign in to write',
    says: 'Players and the referee of this war write for its gazette.',
    action: 'Sign in',
  },
} as const;
