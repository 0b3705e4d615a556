import type { Entry, Level, Side, Winner } from '@sealed-orders/rules/sector-campaign';
import { counted } from '../../sentence.ts';
import { SIDE_NAMES } from '../names.ts';
import { viewsText } from './views.ts';

const points = (n: number): string => n.toLocaleString('en-GB');
const signed = (n: number): string => (n === 0 ? '0' : `${n > 0 ? '+' : '−'}${Math.abs(n)}`);
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Where a battle is: what its sides do next. */
export type BattleStage = 'declared' | 'open' | 'reported' | 'disputed' | 'over';

const STAGES: Readonly<Record<BattleStage, string>> = {
  declared: 'Declared',
  open: 'To be fought',
  reported: 'Reported, not confirmed',
  disputed: 'Disputed',
  over: 'Confirmed',
};

/** The time limits of a battle, and what happens when they run out. */
export type BattleClock = 'respond' | 'battle' | 'report' | 'dispute';

const CLOCKS: Readonly<Record<BattleClock, { readonly title: string; readonly after: string }>> = {
  respond: { title: 'Time to respond', after: 'Then nobody else responds to this attack.' },
  battle: { title: 'Time to play', after: 'Then dice decide it.' },
  report: { title: 'Time to answer', after: 'Then the report counts as confirmed.' },
  dispute: { title: 'Time to decide', after: 'If the referee hasn’t decided by then, dice do.' },
};

const ENTRIES: Readonly<Record<Entry, string>> = {
  half: 'Sets up in its own half of the table',
  meeting: 'Enters as in a meeting engagement',
  reserve: 'Enters as a reserve, at its reserve speed',
  drop: 'Lands by dropship, under its own rules',
};

/** What a level of experience does on the table. */
const ON_THE_GROUND: Readonly<Record<Level, string>> = {
  green: 'Rallies D6 − 2 blast markers',
  experienced: 'Nothing changes',
  veteran: 'Stubborn',
  crack: 'Stubborn, and rallies D6 blast markers',
  elite: 'Stubborn, rallies D6 blast markers, +1 in assaults and firefights',
};

const modifier = (name: string, n: number): readonly string[] => (n === 0 ? [] : [`${name} ${signed(n)}`]);

/** The columns for what a detachment did. */
export const DEED_NAMES = {
  sixes: 'Sixes',
  objectives: 'Objectives',
  engines: 'War engines',
  flyers: 'Flyers',
} as const;

const DEED_HINTS = {
  sixes: 'Sixes rolled in assaults and firefights',
  objectives: 'Objectives claimed first',
  engines: 'Enemy war engine detachments beaten',
  flyers: 'Enemy flyer detachments reduced to half strength',
} as const;

/** Words of the list of battles, and of the page of a battle. */
export const battleText = {
  title: (territory: string): string => `Battle in ${territory}`,
  back: 'All battles',
  showOnMap: 'Show on the map',
  notSent: 'That could not be sent. Try again.',
  sent: 'Sent.',
  stages: STAGES,
  clock: {
    kinds: CLOCKS,
    over: 'any moment now',
    suspended: 'The time to play stops while a report awaits an answer.',
    together: 'Territories change hands, and detachments retreat or return, once the turn’s last battle is over.',
  },
  gone: {
    title: 'There is no such battle',
    says: 'It may have ended before anyone could fight it.',
    toLog: 'Open the report',
  },
  attacks: (side: Side): string => `${SIDE_NAMES[side]} attacks`,
  defends: (side: Side): string => `${SIDE_NAMES[side]} defends`,
  attacker: (side: Side): string => `Attacker: ${SIDE_NAMES[side]}`,
  defender: (side: Side): string => `Defender: ${SIDE_NAMES[side]}`,
  detachments: (count: number): string => counted(count, 'detachment', 'detachments'),
  points: (size: number): string => `${points(size)} points`,
  unknownPoints: 'points unknown',
  undefended: 'Nobody is there',
  counter: (number: number): string => `Counter ${number}`,
  faceDown: 'face down',

  list: {
    title: viewsText.battles,
    owed: (count: number): string =>
      count === 0
        ? 'No battle needs your attention.'
        : `${counted(count, 'battle needs', 'battles need')} your attention.`,
    pending: 'This turn',
    past: 'Over',
    empty: { title: 'No battles yet', says: 'Battles begin when both sides have declared their attacks.' },
    nonePending: 'No open battles.',
    turn: (turn: number): string => `turn ${turn}`,
    asked: {
      respond: 'Respond, or let the attack stand',
      battle: 'Fight it and report it',
      confirm: 'Answer the report',
    },
  },

  /** @param victor null: nobody won */
  result: (victor: Side | null): string => (victor === null ? 'Draw' : `Victory for ${SIDE_NAMES[victor]}`),

  line: {
    title: 'Who fights',
    columns: { counter: 'Detachment', from: 'From', entry: 'On the table', points: 'Points' },
    caption: 'The detachments in this battle',
    stood: 'was there',
    orbit: 'from orbit',
    from: (territory: string): string => `from ${territory}`,
    isolated: 'isolated: destroyed if it loses',
    entries: ENTRIES,
    commander: 'Supreme commander',
    unit: (count: number, name: string): string => `${count} × ${name}`,
    sheet: 'Its units',
    hidden: 'Both sides see who fights when the battle begins.',
    private: 'Until the result is published, only the two sides and the referee can see who fights.',
  },

  table: {
    title: 'At the table',
    planet: 'Planet',
    terrain: (planet: string): string => `${planet} terrain`,
    planetSays: 'The ground drawn on the map is only decoration.',
    chits: 'Strategy chits',
    /** @param attacker its number of chits */
    chitsOf: (side: Side, attacker: number, defender: number): string =>
      `${attacker} for ${SIDE_NAMES[side]} (the attacker), ${defender} for the defender`,
    forts: 'Fortifications',
    noForts: 'none: the territory is not fortified',
    fortsOf: (count: number): string =>
      `${counted(count, 'fortification', 'fortifications')} for the defender, each a bunker or entrenchment of up to 15 cm a side, or 15 cm of razor wire`,
    fortsUnknown: 'one for each full 250 points of defenders, not counting responders',
    isolation: 'Isolation',
    noIsolation: 'No detachment is isolated.',
    isolatedOf: (names: readonly string[]): string =>
      names.length === 1
        ? `${listed(names)} is destroyed if its side loses.`
        : `${listed(names)} are destroyed if their side loses.`,
    toTheEnd: 'At zero morale',
    /** Isolated detachments. */
    fightsOn: (names: readonly string[]): string =>
      names.length === 1
        ? `${listed(names)} fights on until the enemy also holds all objectives.`
        : `${listed(names)} fight on until the enemy also holds all objectives.`,
    effects: 'In use',
    noEffects: 'nothing yet',
    effect: (side: Side, effect: string, detachment: string | null): string =>
      detachment === null ? `${SIDE_NAMES[side]}: ${effect}` : `${SIDE_NAMES[side]}: ${effect} for ${detachment}`,
    bombardments: (side: Side, count: number): string =>
      `${SIDE_NAMES[side]}: Orbital Bombardment, ${counted(count, 'use', 'uses')}`,
  },

  ends: {
    title: 'What each result means',
    attacker: (side: Side): string => `${SIDE_NAMES[side]} wins`,
    draw: 'A draw',
    follows: 'Once the result is confirmed',
    takes: (side: Side, territory: string): string => `${SIDE_NAMES[side]} takes ${territory}.`,
    keeps: (side: Side, territory: string): string => `${SIDE_NAMES[side]} keeps ${territory}.`,
    scores: (side: Side, amount: number): string => `${SIDE_NAMES[side]} scores ${amount} VP.`,
    noScore: 'Nobody scores VP for the battle.',
    scoreUnknown: 'The winner scores 1 VP for each full 1,000 enemy points.',
    isolated: (name: string): string => `${name} is destroyed, because it is isolated.`,
    cutOff: (name: string): string => `${name} is destroyed, because it has nowhere to retreat.`,
    stays: (name: string): string => `${name} stays.`,
    goes: (name: string, territory: string): string => `${name} goes to ${territory}.`,
    chooses: (name: string, places: readonly string[]): string => `${name} can choose: ${places.join(', ')}.`,
    here: (territory: string): string => `${territory} (stay)`,
    asThingsStand: 'As things stand. Other battles this turn can still change who holds what.',
    warning: 'If you lose',
  },

  responses: {
    title: (territory: string): string => `${territory} is attacked: respond, or let it stand`,
    eyebrow: (side: Side, counters: number): string =>
      `${SIDE_NAMES[side]} attacks with ${counted(counters, 'counter', 'counters')}`,
    left: (count: number): string => `${counted(count, 'response', 'responses')} left this turn`,
    waiting: (side: Side): string => `${SIDE_NAMES[side]} is responding`,
    open: 'Respond on the map',
  },

  effects: {
    title: 'Use in this battle',
    says: 'You can add to these until the first report is filed. Both sides see what you use.',
    left: (name: string, count: number): string => `${name}, ${count} left`,
    bombardments: 'Orbital Bombardments',
    for: 'Stubborn detachment',
    choose: 'Choose',
    use: 'Use',
    of: (name: string): string => `Use ${name}`,
    quick:
      'If dice decide the battle, Forced March, Stubborn and each bombardment add 1 to your roll; the other effects let you roll again.',
  },

  ways: {
    title: 'How to settle this battle',
    table: { name: 'Play it at the table', says: 'Then report the result. Always possible.', action: 'Report' },
    concede: {
      name: 'Concede',
      /** @param amount of VP; null: unknown */
      says: (side: Side, amount: number | null): string =>
        amount === null
          ? `${SIDE_NAMES[side]} wins and scores half the VP. Nobody is halved or wiped out.`
          : `${SIDE_NAMES[side]} wins and scores ${amount} VP. Nobody is halved or wiped out.`,
      action: 'Concede',
      confirm: 'Concede this battle?',
      final: 'This can’t be taken back.',
    },
    quick: {
      name: 'Let dice decide',
      says: 'The dice are rolled once both sides have asked.',
      ask: 'Ask for dice',
      stop: 'Withdraw the request',
      asked: (side: Side): string => `${SIDE_NAMES[side]} has asked. If you ask too, the dice are rolled immediately.`,
      waiting: (side: Side): string => `You have asked. Waiting for ${SIDE_NAMES[side]}.`,
      confirm: 'Roll the dice now?',
      roll: 'Roll the dice',
      noVp: 'In this campaign, battles decided by dice score no VP.',
    },
  },

  quick: {
    title: 'Decided by dice',
    preview: 'If dice decide',
    adds: (bonus: number): string => `D6 + ${bonus}`,
    of: (parts: readonly string[]): string => (parts.length === 0 ? 'nothing added' : parts.join(', ')),
    points: (n: number, size: number): string => `${n} for ${points(size)} points`,
    attack: (n: number): string => `${n} for the attack`,
    fortified: (n: number): string => `${n} for fortifications`,
    help: (n: number): string => `${n} for effects and bombardments`,
    again: (times: number): string => (times === 1 ? 'can roll again once' : `can roll again ${times} times`),
    sum: (die: number, bonus: number): string => `${die} + ${bonus} = ${die + bonus}`,
    die: (side: Side, die: number): string => `${SIDE_NAMES[side]} rolled ${die}`,
    losses:
      'Then a die is rolled for each detachment. On the losing side, a 1 wipes it out, and a 2 or 3 halves it. On the winning side, and in a draw, a 1 halves it.',
  },

  report: {
    title: 'Report',
    file: 'File the report',
    fileSays: 'The other side confirms, amends or disputes it. You can take it back until then.',
    cancel: 'Cancel',
    discard: 'Discard this draft',
    kept: 'Your draft is saved in this browser.',
    of: (side: Side): string => `${SIDE_NAMES[side]}’s report`,
    winner: 'Result',
    choose: 'Choose',
    missing: 'Choose the result.',
    winners: (winner: Winner, attacker: Side, defender: Side): string =>
      winner === 'draw' ? 'Draw' : `Victory for ${SIDE_NAMES[winner === 'attacker' ? attacker : defender]}`,
    deeds: (side: Side): string => `What ${SIDE_NAMES[side]}’s detachments did`,
    deedsSays: 'These give each detachment its experience',
    caption: (side: Side): string => `${SIDE_NAMES[side]}’s losses and deeds`,
    losses: 'Losses',
    loss: { none: 'above half', halved: 'below half', wiped: 'wiped out' },
    lossOf: (name: string): string => `Losses of ${name}`,
    halfAerial: 'Aircraft count as halved at half strength or less, all others below half.',
    names: DEED_NAMES,
    hints: DEED_HINTS,
    deedOf: (name: string, deed: string): string => `${name}: ${deed}`,
    less: (label: string): string => `${label}: one less`,
    more: (label: string): string => `${label}: one more`,
    xp: 'XP',
    /** `5 +2 = 7`. */
    xpChange: (before: number, after: number): string => `${before} ${signed(after - before)} = ${after}`,
    xpRule:
      'A detachment gains 1 XP for fighting, and 1 for each six, objective, war engine or flyer. If it is halved, it loses 3 of these, but never more than it gained. If it is wiped out, it gains nothing and loses 1.',
    told: (names: readonly string[]): string => (names.length === 0 ? 'nothing to mark' : names.join(', ')),
    deed: (deed: string, count: number): string => `${deed} ${count}`,
  },

  answer: {
    title: 'Is that how it went?',
    reported: (side: Side): string => `Reported by ${SIDE_NAMES[side]}`,
    amendedBy: (side: Side): string => `Amended by ${SIDE_NAMES[side]}`,
    left: 'then it counts as confirmed',
    confirm: { name: 'Confirm', says: (side: Side): string => `${SIDE_NAMES[side]}’s report counts.` },
    amend: {
      name: 'Amend',
      says: (hours: number): string =>
        `Send your version. The other side has ${counted(hours, 'hour', 'hours')} to confirm or dispute it. A report can be amended only once.`,
    },
    dispute: {
      name: 'Dispute',
      says: (days: number): string => `The referee decides, or dice do after ${counted(days, 'day', 'days')}.`,
      reason: 'What is wrong?',
    },
    send: { confirm: 'Confirm the report', amend: 'Send the changes', dispute: 'Send to the referee' },
    takeBack: 'Take back the report',
    takeBackAmendment: 'Take back the changes',
    waiting: (side: Side): string => `Waiting for ${SIDE_NAMES[side]}`,
    reportedTitle: 'Your report is filed',
    amendedTitle: 'Your changes are sent',
    silence: 'If you don’t answer, the report counts as confirmed.',
    noAmend: 'The report has been amended once. You can confirm it or dispute it.',
    changes: (count: number): string =>
      count === 0 ? 'Nothing changed yet' : `${counted(count, 'line', 'lines')} changed`,
    changeSomething: 'Change at least one line, or confirm the report.',
    undo: 'Undo the changes',
    disputedTitle: 'The referee decides',
    disputedBy: (side: Side, text: string): string =>
      text === '' ? `Disputed by ${SIDE_NAMES[side]}.` : `Disputed by ${SIDE_NAMES[side]}: “${text}”`,
    course: 'What happens next',
    steps: {
      until: (until: string): string => `Answer by ${until}; without an answer, the report counts as confirmed`,
      second: 'If it is amended, the side that filed it answers',
      confirmed: 'Once the report is confirmed, the result is published, with VP and XP',
      last: 'After the turn’s last battle, territories change hands, and detachments retreat or return',
    },
  },

  withdraw: {
    title: 'Who stays, and who goes where?',
    eyebrow: 'After the battles',
    says: 'Both sides choose at the same time. Neither sees the other’s choices until they are carried out.',
    waiting: (side: Side): string => `Waiting for ${SIDE_NAMES[side]}`,
    otherwise: 'If you don’t choose, each detachment does what is marked here.',
    first: 'if you don’t choose',
    stay: (territory: string): string => `Stay in ${territory}`,
    go: (territory: string): string => `Go to ${territory}`,
    of: (name: string): string => `Where ${name} goes`,
    only: (where: string): string => `${where} (the only choice)`,
    lost: 'Destroyed',
    isolated: (name: string): string => `${name} lost the battle while isolated, so it is destroyed.`,
    cutOff: (name: string): string => `${name} has nowhere to retreat, so it is destroyed.`,
    major: (territory: string): string =>
      `${territory} is a major territory of yours. If nobody is left in it, a detachment that came from there goes back.`,
    route: 'Route back',
    asCame: 'as it came',
    shortest: (territories: readonly string[]): string => `via ${territories.join(', ')}`,
    own: 'another route',
    next: 'Next territory',
    routeSo: (territories: readonly string[]): string => `Via ${territories.join(', ')}`,
    startOver: 'Start the route again',
    exposed: 'Interceptors and flak in the territories it enters can react.',
    send: 'Seal your choices',
    sealed: 'Your choices are sealed',
    again: 'Seal your choices again',
  },

  experience: {
    title: 'Experience',
    caption: 'Experience of your detachments in this battle',
    columns: { detachment: 'Detachment', xp: 'XP', level: 'Level', does: 'On the table' },
    xp: (xp: number, next: number | null): string => (next === null ? String(xp) : `${xp}, next level at ${next}`),
    ground: ON_THE_GROUND,
    /** Of aircraft. */
    flyers: (intercept: number, gunnery: number, armour: number): string => {
      const parts = [
        ...modifier('intercept', intercept),
        ...modifier('gunnery', gunnery),
        ...modifier('armour', armour),
      ];
      return parts.length === 0 ? 'Nothing changes' : parts.join(', ');
    },
    honours: (count: number): string => counted(count, 'battle honour', 'battle honours'),
    flyersGain: 'Aircraft gain XP for enemy flyers, not for objectives or sixes.',
  },

  over: {
    title: 'Result',
    ending: 'How it ended',
    turn: 'Turn',
    who: (side: Side): string => `${SIDE_NAMES[side]}’s detachments`,
    columns: { detachment: 'Detachment', level: 'Level', points: 'Points', losses: 'Losses' },
    vp: 'VP',
    noVp: 'No VP',
    /** @param amount with its sign */
    scored: (side: Side, amount: number): string => `${SIDE_NAMES[side]} ${signed(amount)}`,
    waits: 'Confirmed. Territories change hands, and detachments retreat or return, after the turn’s last battle.',
    nobody: 'Nobody fought.',
  },

  referee: {
    title: 'Referee',
    decide: 'Decide the result',
    decideSays: 'It counts immediately: the result is published, with VP and XP.',
    confirm: 'Make this ruling?',
    from: (side: Side): string => `Start from ${SIDE_NAMES[side]}’s report`,
    blank: 'Start from a draw',
    callOff: 'Call off the battle',
    callOffSays: 'Nobody wins, nothing is scored, and the attackers go back.',
    reason: 'Reason',
    reasonSays: 'Everyone can read this reason. It stays in the log.',
    done: 'Ruling made. It is in the log.',
    cancel: 'Cancel',
  },
} as const;
