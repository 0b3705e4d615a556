import { apostrophe, counted } from '../sentence.ts';
import { ARCHIVED } from './archive.ts';

/** Text about players who are away or gone, and about the people who take their place. */
export const absenceText = {
  title: 'Seats and players',
  open: 'Open: someone else can take this seat',
  free: 'Free: anyone can take this seat',
  misses: (n: number): string =>
    n === 1 ? 'Missed the last phase' : `Missed the last ${counted(n, 'phase', 'phases')}`,
  since: (when: string): string => `Playing since ${when}`,
  away: (until: string): string => `On holiday until ${until}`,
  willBeAway: (from: string, until: string): string => `On holiday from ${from} to ${until}`,
  deputy: (name: string): string => `${name} is the deputy and sees what this seat sees`,
  sealedBy: (name: string): string => `Sealed by ${name}`,
  onHoliday: 'On holiday',
  refusals: {
    'seat-taken': 'Someone else has taken this seat, or its player is back.',
    'already-seated': 'You already have a seat in this campaign.',
    'is-referee': 'You can see everything here, or used to, so you know too much to play.',
    'has-played': 'You have seen this campaign from another seat, so you know too much to take this one.',
    'knows-copy':
      'You have seen the campaign that this one was copied from, or a copy of this one. You can’t play here while that one is still running.',
    'ask-first': 'Ask for the seat first. The owner or a referee will decide.',
    'not-absent':
      'You play here yourself, so you can only open the seat of a player who has missed two phases in a row.',
    'seat-open': 'The seat is already open.',
    'seat-shut': 'The seat is no longer open.',
    'war-over': 'The campaign is over.',
    archived: ARCHIVED,
    'no-offer': 'The offer is no longer open.',
    'not-a-member': 'That person has left the campaign or can’t own it.',
    'no-reason': 'Say why, in at most 1,000 characters.',
    'bad-days': 'Choose days within the next year. The last day can’t be before the first.',
    'holiday-announced': 'You have already announced some of these days.',
    'too-many-days': 'You don’t have that many holiday days left in this campaign.',
  },
  take: {
    open: (seat: string): string => `Take ${seat}`,
    title: (seat: string): string => `Take over ${seat}?`,
    says: 'From now on, you play this seat. You take over everything it owns and knows, and the orders it has given. Everyone will see that you took it over.',
    instead: (player: string): string => `${player} loses the seat and will then see only what a spectator sees.`,
    action: 'Take seat',
    done: 'The seat is yours.',
    only: 'Once you have taken a seat, you can’t become a referee or take another seat in this campaign.',
  },
  opening: {
    open: 'Open a seat',
    which: 'Seat',
    title: 'Open a seat to others?',
    says: 'Anyone who can see the campaign or has a player link can then take the seat. Until someone does, its player keeps it and can come back.',
    /** On the desk, beside a player who misses phases. */
    replace: 'Open the seat',
    replaceOf: (player: string): string => `Open ${player}${apostrophe(player)} seat`,
    replaceTitle: (player: string): string => `Open ${player}${apostrophe(player)} seat to others?`,
    action: 'Open seat',
    done: 'The seat is open.',
    link: 'Create a player link below and send it to someone.',
  },
  shutting: {
    open: (seat: string): string => `Close ${seat}${apostrophe(seat)} seat`,
    title: 'Close the seat?',
    says: 'Its player keeps the seat, and nobody else can take it.',
    action: 'Close seat',
    done: 'The seat is closed to others.',
  },
  own: {
    title: 'Your seat',
    missed: (n: number): string =>
      n === 1 ? 'You missed the last phase.' : `You missed the last ${counted(n, 'phase', 'phases')}.`,
    opens: (left: number): string =>
      left === 1
        ? 'If you miss the next one too, your seat will be opened to others. Seal a sheet, even an empty one, to show that you are here.'
        : `After ${counted(left, 'more missed phase', 'more missed phases')}, your seat will be opened to others. Seal a sheet, even an empty one, to show that you are here.`,
    seal: 'Seal a sheet, even an empty one, to show that you are here.',
    isOpen: 'Your seat is open, so someone else can take it. You keep it until they do.',
    back: 'I’m back',
    isBack: 'Welcome back. Your seat is closed to others.',
    look: 'Find a replacement',
    lookTitle: 'Open your seat to others?',
    lookSays:
      'You keep playing until someone takes the seat, and you can change your mind until then. After that you will see only what a spectator sees.',
    leave: 'Give up my seat',
    leaveTitle: 'Give up your seat?',
    leaveSays:
      'You leave the campaign immediately and will see only what a spectator sees. The seat keeps everything it owns and knows, and any orders you have sealed. Someone else can take it. Your draft counts only if the new player or the referee says so. You can’t take another seat in this campaign.',
    left: 'You have given up your seat.',
  },
  holiday: {
    title: 'Holiday',
    says: (days: number, away: string): string =>
      `You can take ${counted(days, 'day', 'days')} of holiday in this campaign. Everyone can see when you are away. ${away} If you have a deputy, they look after your seat instead. You won’t miss anything, and whatever you seal yourself still counts.`,
    away: {
      guard:
        'While you are away, your orders are sealed for you when a phase opens: your draft if drafts count, otherwise default orders, which do as little as possible.',
      caretaker:
        'While you are away, your orders are sealed for you when a phase opens: your draft if drafts count, otherwise careful orders that the game writes from what your seat sees.',
    },
    first: 'First day',
    last: 'Last day',
    announce: 'Announce holiday',
    done: 'Your holiday has been announced.',
    now: (until: string): string => `You are on holiday until ${until}.`,
    next: (from: string, until: string): string => `You are on holiday from ${from} to ${until}.`,
    back: 'I’m back',
    cancel: 'Cancel holiday',
    cancelled: 'Your holiday is cancelled.',
  },
  deputies: {
    title: 'Deputy',
    says: 'A deputy can give orders for your seat, just like you, for as long as you let them. They see everything your seat sees and knows, including your messages, and everyone can see who they are. They can’t vote, write messages or give up the seat.',
    invite: 'Invite a deputy',
    again: 'Create a new link',
    inviteTitle: 'Invite a deputy?',
    inviteSays:
      'You’ll get a link that one person can use within a week. That person becomes your deputy and learns all your seat’s secrets. The link doesn’t work for players, referees or anyone who has seen the campaign from another seat.',
    link: 'Link for your deputy',
    expires: (when: string): string => `It works for one person, until ${when}.`,
    made: 'Link created.',
    has: (name: string): string => `${name} is your deputy.`,
    dismiss: 'Dismiss',
    dismissOf: (name: string): string => `Dismiss ${name} as deputy`,
    dismissed: 'Your seat no longer has a deputy.',
    you: (player: string, seat: string): string =>
      `You are ${player}${apostrophe(player)} deputy for ${seat}: you see what the seat sees, and you can give its orders. Everyone can see when you seal.`,
    stop: 'Stop being the deputy',
    stopTitle: 'Stop being the deputy?',
    stopSays: 'From then on you will see only what a spectator sees, and you can’t take another seat in this campaign.',
    stopped: 'You are no longer the deputy.',
  },
  owner: {
    title: 'Hand over the campaign',
    says: 'The person you choose becomes the owner if they accept. If you can see everything, you stay a referee; if you play, you stay a player. Everyone will see the change.',
    to: 'New owner',
    offer: 'Offer campaign',
    offered: (name: string): string => `You have offered the campaign to ${name}, who hasn’t answered yet.`,
    takeBack: 'Withdraw offer',
    takenBack: 'Offer withdrawn.',
    sent: 'Offer sent.',
    asked: (by: string): string =>
      `${by} is offering you this campaign. As its owner you can pause it, invite people and end it.`,
    accept: 'Accept',
    decline: 'Decline',
    accepted: 'The campaign is yours.',
    declined: 'You have declined.',
  },
  /** In games whose orders all count on arrival, day by day. */
  onArrival: {
    misses: (n: number): string =>
      n === 1 ? 'Missed the last deadline' : `Missed the last ${counted(n, 'deadline', 'deadlines')}`,
    missed: (n: number): string =>
      n === 1 ? 'You missed the last deadline.' : `You missed the last ${counted(n, 'deadline', 'deadlines')}.`,
    opens: (left: number): string =>
      left === 1
        ? 'If you miss the next one too, your seat will be opened to others. Give any order to show that you are here.'
        : `After ${counted(left, 'more missed deadline', 'more missed deadlines')}, your seat will be opened to others. Give any order to show that you are here.`,
    act: 'Give any order to show that you are here.',
    leaveSays:
      'You leave the campaign immediately and will see only what a spectator sees. The seat keeps everything it owns and knows, and any orders that are still to be carried out. Someone else can take it. You can’t take another seat in this campaign.',
    holiday: (days: number): string =>
      `You can take ${counted(days, 'day', 'days')} of holiday in this campaign. Everyone can see when you are away. While you are away, nobody gives orders for you, and deadlines you let pass don’t count as missed. If you have a deputy, they look after your seat.`,
    deputy: (player: string, seat: string): string =>
      `You are ${player}${apostrophe(player)} deputy for ${seat}: you see what the seat sees, and you can give its orders.`,
    closes: (when: string, left: string): string => `Next deadline: ${when}, in ${left}.`,
    noDeadline: 'No deadlines at the moment.',
    refusals: {
      'not-absent':
        'You play here yourself, so you can only open the seat of a player who has missed two deadlines in a row.',
    },
    /** On the form for a new campaign, and in its terms. */
    terms: {
      after: (n: number): string => `After ${n} missed deadlines in a row`,
      afterShort: (n: number): string =>
        n === 0 ? 'Only by the owner or a referee' : `After ${n} missed deadlines in a row`,
      pauseFor: (n: number): string =>
        n === 0 ? 'Not allowed' : `Once a day, for at most ${counted(n, 'day', 'days')} each time`,
      pauseShort: (n: number): string =>
        n === 0
          ? 'Not allowed'
          : `Once a day, for at most ${counted(n, 'day', 'days')} each time; half of the players can end it`,
    },
  },
  /** On the form for a new campaign, and in its terms. */
  terms: {
    title: 'Players who are away',
    policy: 'Empty seats and players on holiday',
    policies: { guard: 'Default orders', caretaker: 'Computer plays' },
    hints: {
      guard: 'When a phase opens, the seat gets default orders, which do as little as possible.',
      caretaker: 'The game writes careful orders for the seat, based on what it sees.',
    },
    short: { guard: 'Default orders', caretaker: 'Computer plays' },
    holiday: 'Holiday days per player',
    days: (n: number): string => (n === 0 ? 'None' : counted(n, 'day', 'days')),
    opens: 'Open a seat to others',
    never: 'Never automatically',
    after: (n: number): string => `After ${n} missed phases in a row`,
    pause: 'Pausing, if the owner plays',
    pauseFor: (n: number): string =>
      n === 0 ? 'Not allowed' : `Once a phase, for at most ${counted(n, 'day', 'days')}`,
    pauseShort: (n: number): string =>
      n === 0
        ? 'Not allowed'
        : `Once a phase, for at most ${counted(n, 'day', 'days')}; half of the players can end it`,
    pauseHint: 'The campaign then resumes automatically. Half of the players can resume it earlier by vote.',
    afterShort: (n: number): string =>
      n === 0 ? 'Only by the owner or a referee' : `After ${n} missed phases in a row`,
  },
  brief: {
    title: (seat: string): string => `Hand-over: ${seat} is yours`,
    notice: (seat: string): string => `You have taken over ${seat}.`,
    read: 'Read the hand-over',
    done: 'Understood',
    again: 'Read the hand-over again',
    now: 'Where the campaign stands',
    closes: (when: string, left: string): string => `The phase closes ${when}, in ${left}.`,
    noDeadline: 'The phase has no deadline.',
    paused: 'The campaign is paused.',
    place: (place: number, of: number): string => `Rank: ${place} of ${of}.`,
    score: (score: string): string => `You have ${score}.`,
    todo: 'To do',
    orders: {
      none: 'The open phase needs your orders. You haven’t written any yet.',
      draft: (when: string): string => `The open phase needs your orders. A draft was saved ${when}.`,
      inherited:
        'The open phase needs your orders. The former player left a draft, which counts only if you keep or seal it.',
      sealed: (when: string): string =>
        `Orders were sealed ${when}. You can take them back and change them until the phase closes.`,
      sealedPaused: (when: string): string =>
        `Orders were sealed ${when}. When the campaign resumes, you can take them back and change them.`,
      notAsked: 'The open phase doesn’t need orders from you.',
    },
    waiting: (n: number): string => counted(n, 'decision to make', 'decisions to make'),
    unread: (n: number): string => counted(n, 'unread message', 'unread messages'),
    last: 'What happened last',
    nothing: 'This seat has no reports yet.',
    report: 'Read the whole report',
    toOrders: 'Open the orders',
    toTalk: 'Open the messages',
    history: 'Use the slider below the map to see every earlier step as your seat saw it.',
  },
} as const;
