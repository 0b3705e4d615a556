import { counted } from '../sentence.ts';

/** Words about players who are away or gone, and about those who take their place. */
export const absenceText = {
  title: 'Seats and players',
  open: 'Open: somebody else can take this seat',
  free: 'Free: somebody can take this seat',
  misses: (n: number): string =>
    n === 1 ? 'Missed the last phase' : `Missed the last ${counted(n, 'phase', 'phases')}`,
  since: (when: string): string => `plays it since ${when}`,
  failed: 'That did not work. Nothing was changed. Try again.',
  refusals: {
    'seat-taken': 'Somebody else has taken this seat, or its player is back.',
    'already-seated': 'You already have a seat in this campaign.',
    'is-referee': 'You see everything here, or once did: you know too much to play.',
    'has-played': 'You have seen this war from another seat: you know too much to take this one.',
    'seat-open': 'The seat is open already.',
    'seat-shut': 'The seat is not open any more.',
    'war-over': 'The war is over.',
    'no-reason': 'Give a reason of at most a thousand characters.',
  } as Readonly<Record<string, string>>,
  take: {
    open: (seat: string): string => `Take ${seat}`,
    title: (seat: string): string => `Take over ${seat}?`,
    says: 'You play this seat from now on, with everything that it owns, knows and has ordered. Everybody reads that you took it.',
    instead: (player: string): string => `${player} loses the seat and sees no more of the war than a spectator.`,
    action: 'Take the seat',
    done: 'The seat is yours. Read the hand-over first.',
    only: 'If you take a seat, you cannot become a referee or take another seat of this war afterwards.',
  },
  opening: {
    open: 'Open a seat',
    which: 'Seat',
    title: 'Open a seat to somebody else?',
    says: 'Anybody who can see the campaign, or who has a link for players, can take the seat then. Until somebody does, its player keeps it and can come back.',
    action: 'Open the seat',
    done: 'The seat is open.',
    link: 'Make a link for a player below, and send it to somebody.',
  },
  shutting: {
    open: (seat: string): string => `Close ${seat} again`,
    title: 'Close the seat again?',
    says: 'Its player keeps the seat, and nobody else can take it.',
    action: 'Close the seat',
    done: 'The seat is closed to others.',
  },
  own: {
    title: 'Your seat',
    missed: (n: number): string =>
      n === 1 ? 'You missed the last phase.' : `You missed the last ${counted(n, 'phase', 'phases')}.`,
    opens: (left: number): string =>
      left === 1
        ? 'If you miss the next one too, your seat is opened to somebody else. A sealed sheet shows that you are here, even an empty one.'
        : `After ${counted(left, 'more miss', 'more misses')} your seat is opened to somebody else. A sealed sheet shows that you are here, even an empty one.`,
    seal: 'Seal your orders to show that you are here, even an empty sheet.',
    isOpen: 'Your seat is open: somebody else can take it. You keep it until then.',
    back: 'I am back',
    isBack: 'Welcome back. Your seat is closed to others.',
    look: 'Look for a substitute',
    lookTitle: 'Open your seat to somebody else?',
    lookSays:
      'You go on playing until somebody takes the seat; then you see no more of the war than a spectator. You can come back until then.',
    leave: 'Give up the seat',
    leaveTitle: 'Give up your seat?',
    leaveSays:
      'You leave the war at once and see no more of it than a spectator. What the seat owns, knows and has ordered stays with it, and somebody else can take it. You cannot take another seat of this war.',
    left: 'You have given up your seat.',
  },
  brief: {
    title: (seat: string): string => `${seat} is yours: the hand-over`,
    notice: (seat: string): string => `You have taken over ${seat}.`,
    read: 'Read the hand-over',
    done: 'Understood',
    again: 'Read the hand-over again',
    now: 'Where the war stands',
    closes: (when: string, left: string): string => `The phase closes ${when}, in ${left}.`,
    noDeadline: 'The phase has no deadline.',
    place: (place: number, of: number): string => `You are in place ${place} of ${of}.`,
    score: (score: string): string => `You have ${score}.`,
    todo: 'What waits for you',
    orders: {
      none: 'The open phase asks for orders, and nothing is written yet.',
      draft: (when: string): string => `The open phase asks for orders. A draft was saved ${when}.`,
      sealed: (when: string): string =>
        `Orders were sealed ${when}. You can take them back and change them until the phase closes.`,
      notAsked: 'The open phase asks you for no orders.',
    },
    waiting: (n: number): string => `${counted(n, 'thing waits', 'things wait')} for you`,
    unread: (n: number): string => `${counted(n, 'message', 'messages')} not read yet`,
    last: 'What happened last',
    nothing: 'Nothing was told to this seat yet.',
    report: 'Read the whole report',
    toOrders: 'Open the orders',
    toTalk: 'Open the messages',
    history: 'The slider below the map shows every earlier step as your seat knew it.',
  },
} as const;
