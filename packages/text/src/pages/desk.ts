import { listed, plain } from '../sentence.ts';
import { duration } from '../times.ts';

const MINUTE = 60_000;

/** `1 h`, `2 days`: by how much a deadline is moved. */
const span = (minutes: number): string => duration(Math.abs(minutes) * MINUTE).replace(/ 0 (h|min)$/, '');

/** Words of what a referee does about the clock, and of the list of what was done. */
export const deskText = {
  title: 'What was done about the war',
  reason: 'Reason',
  reasonHint: 'Everybody in the campaign reads it.',
  keptHint: 'Everybody reads what you did; only referees read why.',
  keep: 'Only referees may read the reason',
  by: 'By how long',
  inQuietHours: 'That is in the quiet hours of the terms. It stays as you set it.',
  span,
  failed: 'That did not work. Nothing was changed. Try again.',
  /** In a form that is sent without a reason. */
  noReason: 'Say why.',
  refusals: {
    closed: 'The phase is being run or has been run already: look at the report.',
    'deadline-moved': 'Somebody else has moved the deadline. Look at the new one, then decide.',
    'not-awaited': 'This phase asks nobody for anything, so its end cannot be moved.',
    'bad-time': 'The new deadline would be past, or more than a year away. Choose another time.',
    'not-paused': 'The campaign is not paused any more.',
    'no-reason': 'Say why, in at most 1,000 characters.',
    'wrong-name': 'That is not the name of this campaign. Nothing was changed.',
    'no-such-phase': 'That phase was undone meanwhile. Nothing was changed.',
    'early-copy': 'This war is a copy itself. It can be copied when the war that it comes from is over.',
    'war-over': 'The war is over. Nothing was changed.',
    'not-in-terms': 'The terms of this campaign do not let the referee read sealed orders.',
    'sealed-already': 'They have sealed meanwhile. Their own orders stay.',
    'no-orders': 'There is nothing to seal: no draft, or no such orders in this phase.',
    rejected: 'The rules refuse their draft as it is. Nothing was sealed.',
  },
  deeds: {
    pause: {
      open: 'Pause',
      title: 'Pause the campaign?',
      says: 'The clock stops. Drafts and sealed orders are kept. Nobody can save or seal orders until you resume it; then the phase has as much time left as now.',
      action: 'Pause the campaign',
      done: 'Paused. The clock stands still.',
    },
    extend: {
      open: 'Extend',
      title: 'Extend the phase?',
      says: 'Everybody has longer to seal. The phase still runs as soon as all have sealed.',
      action: 'Extend the phase',
      done: 'Extended.',
    },
    'bring-forward': {
      open: 'Bring forward',
      title: 'Bring the end of the phase forward?',
      says: 'Everybody has less time to seal.',
      action: 'Bring it forward',
      done: 'Brought forward.',
    },
  },
  line: {
    pause: (by: string): string => `${by} paused the campaign.`,
    resume: (by: string): string => `${by} resumed the campaign.`,
    close: (by: string): string => `${by} closed the phase.`,
    hold: (by: string): string => `${by} held the phase for missing orders.`,
    clock: (by: string): string => `${by} changed the clock from the next phase on.`,
    rewind: (by: string): string => `${by} took the war back.`,
    branch: (by: string): string => `${by} made a copy of the war, as it was when a phase opened.`,
    'dry-run': (by: string): string => `${by} looked at what would come of the phase before it closed.`,
    'read-sealed': (by: string, seats: readonly string[]): string =>
      `${by} read the sealed orders of ${plain(listed(seats))}.`,
    'remove-write-up': (by: string, seats: readonly string[]): string =>
      `${by} removed what ${plain(listed(seats))} had written of a battle.`,
    'remove-picture': (by: string, seats: readonly string[]): string =>
      `${by} removed a picture of ${plain(listed(seats))}.`,
    withhold: (by: string, seats: readonly string[]): string =>
      `${by} withheld a communiqué of ${plain(listed(seats))}.`,
    'show-again': (by: string, seats: readonly string[]): string =>
      `${by} showed a communiqué of ${plain(listed(seats))} again.`,
    'let-stand': (by: string, seats: readonly string[]): string =>
      `${by} let a communiqué of ${plain(listed(seats))} stand that readers had reported.`,
    headline: (by: string): string => `${by} changed the headline of the last number of the gazette.`,
    template: (by: string): string => `${by} made a new campaign with the settings of this one.`,
    'accept-request': (by: string, person: string, seats: readonly string[]): string =>
      `${by} gave ${plain(listed(seats))} to ${person}, who had asked for a seat.`,
    'decline-request': (by: string, person: string): string => `${by} declined the request of ${person} for a seat.`,
    'seal-for': (by: string, seats: readonly string[]): string => `${by} sealed orders for ${plain(listed(seats))}.`,
    rule: (by: string): string => `${by} made a ruling.`,
    meet: (by: string, seats: readonly string[]): string => `${by} set a time for ${plain(listed(seats))} to meet.`,
    /** Nobody is named to readers who may not know for whom it was. */
    'give-for': (by: string, seats: readonly string[]): string =>
      `${by} gave an order for ${seats.length === 0 ? 'a player' : plain(listed(seats))}.`,
    ping: (by: string, seats: readonly string[]): string => `${by} pinged ${plain(listed(seats))}.`,
    extend: (by: string, minutes: number): string => `${by} extended the phase by ${span(minutes)}.`,
    'bring-forward': (by: string, minutes: number): string =>
      `${by} brought the end of the phase forward by ${span(minutes)}.`,
    'open-seat': (by: string, seats: readonly string[]): string => `${by} opened the seat of ${plain(listed(seats))}.`,
    'close-seat': (by: string, seats: readonly string[]): string =>
      `${by} closed the seat of ${plain(listed(seats))} to others.`,
    'take-seat': (by: string, seats: readonly string[]): string => `${by} took over ${plain(listed(seats))}.`,
    'leave-seat': (by: string, seats: readonly string[]): string => `${by} gave up ${plain(listed(seats))}.`,
    'come-back': (by: string, seats: readonly string[]): string => `${by} is back and keeps ${plain(listed(seats))}.`,
    deputy: (by: string, seats: readonly string[]): string => `${by} became the deputy for ${plain(listed(seats))}.`,
    'no-deputy': (by: string, seats: readonly string[]): string =>
      `${by} is not the deputy for ${plain(listed(seats))} any more.`,
    owner: (by: string): string => `${by} took over the campaign as its owner.`,
    'remove-player': (by: string, person: string, seats: readonly string[]): string =>
      `${by} removed ${person}, who played ${plain(listed(seats))}.`,
    'remove-referee': (by: string, person: string): string => `${by} removed ${person}, a referee.`,
    'remove-spectator': (by: string, person: string): string => `${by} removed ${person}, a spectator.`,
  },
  /** In the place of a name: the players, by vote; the terms that everybody agreed to. */
  voters: (seats: readonly string[]): string => `The players, by vote of ${plain(listed(seats))},`,
  /** What nobody did alone. */
  byItself: {
    'open-seat': (seats: readonly string[]): string =>
      `The seat of ${plain(listed(seats))} was opened, because too many phases were missed in a row.`,
    resume: 'The war went on by itself: a player is back from holiday.',
    hold: 'The phase was held for missing orders, as the terms say.',
  },
  because: (reason: string): string => `“${reason}”`,
  kept: 'The reason is kept for the referees.',
  keptShown: (reason: string): string => `“${reason}” (for referees only)`,
  paused: 'The campaign is paused.',
  /** What players can do meanwhile. */
  meanwhile:
    'Drafts and sealed orders are kept, and nothing can be saved or sealed until it is resumed. You can read the map and the reports, and write messages.',
  holiday:
    'All players are on holiday. The war goes on by itself when the first is back, with the full time of the phase.',
  stopped: 'A step could not be made. The owner or a referee can try again.',
} as const;
