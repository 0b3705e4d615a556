import type { Side } from '@sealed-orders/rules/sector-campaign';
import { counted } from '../../sentence.ts';
import { SIDE_NAMES } from '../names.ts';

/** Words for surrendering, and for claiming victory over an absent side. */
export const sideEndText = {
  surrender: {
    title: 'Surrender',
    /** Where the reader decides whether to. */
    says: (winner: Side): string => `Gives up the whole campaign: ${SIDE_NAMES[winner]} wins immediately.`,
    open: 'Surrender the campaign…',
    first: {
      title: 'Surrender the campaign?',
      ends: (winner: Side): string =>
        `The campaign ends now, and ${SIDE_NAMES[winner]} wins, whatever the score. Nothing that is queued or declared is carried out any more.`,
      shows: 'Then everyone sees everything, including your detachments, queue and directives.',
      instead:
        'To give up only a battle, concede it on its page. If you have no time, ask for a deputy or offer your seat to somebody else.',
      action: 'Continue',
    },
    second: {
      title: (winner: Side): string => `Really let ${SIDE_NAMES[winner]} win?`,
      final: 'You can’t take this back.',
      /** A box to tick before the button works. */
      sure: 'I give up the campaign for my whole side.',
      action: 'Surrender',
    },
    done: 'You have surrendered.',
  },
  claim: {
    /** `East has decided nothing for 2 turns.` */
    absent: (side: Side, turns: number): string =>
      `${SIDE_NAMES[side]} has decided nothing for ${counted(turns, 'turn', 'turns')}.`,
    offers: 'You can claim victory; the referee confirms or refuses the claim. Until then, the campaign goes on.',
    open: 'Claim victory',
    title: (side: Side): string => `Claim victory over ${SIDE_NAMES[side]}?`,
    follows: (side: Side): string =>
      `Everyone sees the claim. If the referee confirms it, you win as if ${SIDE_NAMES[side]} had surrendered. If not, ${SIDE_NAMES[side]} has to be absent for two more turns before you can claim again.`,
    done: 'Victory claimed.',
    made: 'You have claimed victory. The referee decides; until then, the campaign goes on.',
    against: (side: Side): string =>
      `${SIDE_NAMES[side]} has claimed victory because your side decided nothing for two turns. Tell the referee that you are back, and go on playing.`,
  },
} as const;
