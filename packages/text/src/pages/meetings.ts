import { dayAndTime } from '../times.ts';
import { ARCHIVED } from './archive.ts';

const refusals = {
  archived: ARCHIVED,
  'not-to-meet': 'Nobody leads the other side, or it is over: there is nobody to agree with.',
  'bad-time': 'Choose a time that is still to come, within a year.',
  'too-many-times': 'You have proposed five times. Take one back first.',
  'no-such-time': 'This time is not proposed any more.',
} as const;

/** Words of the times at which players meet at a table. */
export const meetingText = {
  title: 'When you meet',
  says: 'Only the two sides and the referee see this. Times are in your zone.',
  agreed: (at: string): string => `${at} agreed`,
  agreedSays: 'Both sides agreed to meet then.',
  nothing: 'No time is proposed yet.',
  proposedBy: (name: string): string => `${name} proposes`,
  youPropose: 'You propose',
  setBy: 'A referee set this time.',
  there: (at: Date, zone: string): string => `${dayAndTime(at, zone)} in ${zone.replaceAll('_', ' ')}`,
  accept: 'Accept',
  acceptIt: (at: string): string => `Accept ${at}`,
  takeBack: 'Take back',
  takeBackIt: (at: string): string => `Take back ${at}`,
  callOff: 'Call it off',
  when: 'Day and time',
  whenHint: (zone: string): string => `In your zone, ${zone.replaceAll('_', ' ')}.`,
  begin: 'Propose a time',
  cancel: 'Cancel',
  propose: 'Propose this time',
  set: {
    open: 'Set a time',
    title: 'When do they meet?',
    says: 'All times that they proposed or agreed are dropped. Only the two sides and the referees see the new one.',
    action: 'Set this time',
    done: 'The time is set.',
  },
  refusals,
  failed: 'It was not sent. Try again.',
} as const;
