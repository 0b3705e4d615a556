import { dayAndTime } from '../times.ts';
import { ARCHIVED } from './archive.ts';

const refusals = {
  archived: ARCHIVED,
  'not-to-meet': 'The other side has no player or the battle is over, so there is nobody to agree a time with.',
  'bad-time': 'Choose a time in the future, within a year.',
  'after-deadline': 'The phase closes before then. Choose an earlier time, or have the phase extended first.',
  'too-many-times': 'You already have five open proposals. Withdraw one first.',
  'no-such-time': 'This proposal is no longer open.',
} as const;

/** Text for arranging when players meet for a battle. */
export const meetingText = {
  title: 'Arrange a time',
  says: 'Only the two sides and the referee can see this. Times are in your time zone.',
  agreed: (at: string): string => `Agreed: ${at}`,
  agreedSays: 'Both sides have agreed to meet then.',
  nothing: 'No times proposed yet.',
  proposedBy: (name: string): string => `Proposed by ${name}`,
  youPropose: 'Proposed by you',
  setBy: 'A referee set this time.',
  there: (at: Date, zone: string): string => `${dayAndTime(at, zone)} in ${zone.replaceAll('_', ' ')}`,
  accept: 'Accept',
  acceptIt: (at: string): string => `Accept ${at}`,
  takeBack: 'Withdraw proposal',
  takeBackIt: (at: string): string => `Withdraw proposal: ${at}`,
  callOff: 'Call off meeting',
  begin: 'Propose a time',
  cancel: 'Cancel',
  propose: 'Propose this time',
  set: {
    open: 'Set a time',
    title: 'When do they meet?',
    says: 'This replaces any times they have proposed or agreed on. Only the two sides and the referees can see the new time.',
    action: 'Set this time',
    readers: 'Only the two sides and the referees can read it.',
    keptReaders: 'Only the two sides and the referees can see that you set it; only referees see why.',
    done: 'The time is set.',
  },
  refusals,
  /** In games whose orders all count on arrival, where a topic has its own deadline. */
  onArrival: {
    refusals: {
      ...refusals,
      'after-deadline':
        'The battle’s deadline is before then. Choose an earlier time, or ask the referee for more time.',
    },
  },
} as const;
