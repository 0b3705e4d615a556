import type { CounterId, Declaration, Destination, Side, TerritoryId } from '@sealed-orders/rules/sector-campaign';
import { apostrophe, capital, counted, listed, plain } from '../../sentence.ts';
import { declarationClause } from '../declarations.ts';
import { SIDE_NAMES } from '../names.ts';
import { counters, numberOf, type Words } from '../words.ts';

type Kind = Declaration['type'] | 'hasty';

/** `8`, `8 and B`. */
const places = (ids: readonly TerritoryId[], words: Words): string =>
  plain(listed(ids.map((id) => words.territory(id))));
/** What a declaration does, as a heading: `Attack B from 8 with Salt Tanks`. */
export const declarationSays = (declaration: Declaration, words: Words): string =>
  capital(plain(declarationClause(declaration, words)));

const LIMITED = {
  moves: ['move', 'moves'],
  attacks: ['attack', 'attacks'],
  responses: ['response', 'responses'],
} as const;

interface WayFacts {
  readonly interceptors: number;
  readonly flak: number;
  readonly unknown: number;
}

/** Words of the composer of declarations. */
export const declarationText = {
  panel: 'Declaration',
  heads: {
    yours: 'It is your turn to declare',
    /** Who the campaign is waiting for. */
    theirs: (side: Side): string => `${SIDE_NAMES[side]} declares`,
    respond: (territory: string): string => `${territory} is attacked: respond, or let it stand`,
    first: 'You won the roll: who declares first?',
    intercept: (territory: string): string => `An enemy flight enters ${territory}: intercept it?`,
    escort: 'Your flight is being intercepted: send in the escort?',
    flak: (territory: string): string => `Enemy scouts fly over ${territory}: fire your flak?`,
    passed: 'You have passed for this phase',
    nothing: 'Nothing to declare right now',
  },
  /** Above the heading: `Attacks, turn 5`. */
  where: (phase: string, turn: number): string => (turn === 0 ? phase : `${phase}, turn ${turn}`),
  /** What a missed deadline costs the reader's side. */
  miss: {
    skipped:
      'If you miss this deadline, you skip one declaration. If you also miss the next one, you pass for the rest of the phase.',
    final: 'If you miss this deadline, you pass for the rest of the phase.',
  },
  waiting:
    'If you can’t be here when it is your turn, queue instructions below. The first one that is still legal will be declared for you.',
  left: (left: number, of: number): string => `${left} of ${of}`,
  counts: { moves: 'moves left', attacks: 'attacks left', responses: 'responses left', hand: 'still to place' },
  enemyLeft: (side: Side): string => `${SIDE_NAMES[side]} has left`,
  kinds: {
    place: 'Place',
    mission: 'Mission',
    scout: 'Scout',
    move: 'Move',
    fly: 'Fly',
    drop: 'Drop',
    fortify: 'Fortify',
    'land-vehicles': 'Vehicles',
    attack: 'Attack',
    hasty: 'Hasty attack',
    respond: 'Respond',
    dogfight: 'Dogfight',
    pass: 'Pass',
    done: 'No response',
  } satisfies Record<Kind, string>,
  hints: {
    place: 'Place one detachment face down in one of your territories.',
    mission: 'Give an aerial detachment a mission. The enemy sees the mission, but not who flies it.',
    scout: 'Scout one enemy territory.',
    move: 'Move one detachment to a neighbouring territory of yours.',
    fly: 'Fly anywhere, alone or with a detachment on board.',
    drop: 'Bring a dropship detachment down from orbit.',
    fortify: 'Fortify a territory. This uses one move, and counts from the end of the turn.',
    'land-vehicles': 'Bring down the vehicles that a dropship detachment left in orbit. This uses one move.',
    attack: 'Attack a neighbouring enemy territory with any of your detachments in one territory.',
    hasty: 'An extra attack by one detachment in your supreme commander’s line.',
    respond: 'Send a detachment to the attacked territory.',
    dogfight: 'Send an escort against an enemy interceptor. Then you declare again.',
    pass: 'Declare nothing more.',
    done: 'Let the attack stand.',
  } satisfies Record<Kind, string>,
  /** Why a kind is closed: none of the reader's detachments could do it. */
  none: {
    place: 'All your detachments are placed.',
    mission: 'All your aircraft have a mission.',
    scout: 'None of your detachments on the map can scout.',
    move: 'None of your detachments on the map can move.',
    fly: 'You have no aircraft or airborne detachments on the map.',
    drop: 'You have no detachments in orbit.',
    fortify: 'You hold no territory that can be fortified.',
    'land-vehicles': 'None of your detachments has vehicles left in orbit.',
    attack: 'None of your detachments next to enemy territory can attack.',
    hasty: 'None of your detachments can make a hasty attack.',
    respond: 'None of your detachments on the map can respond.',
    dogfight: 'None of your escorts can reach an enemy interceptor.',
    pass: 'You can’t pass now.',
    done: 'There is no attack to respond to.',
  } satisfies Record<Kind, string>,
  what: 'What will you declare?',
  steps: {
    from: 'From',
    with: 'With',
    who: 'Who',
    to: 'To',
    against: 'Against',
    mission: 'Mission',
    route: 'Route',
    back: 'Route back',
    cargo: 'On board',
    escort: 'Escort',
    losses: 'If hit',
    after: 'Then',
  },
  choose: 'Choose here or on the map',
  refused: 'Can’t be chosen',
  showRefused: (count: number): string => (count === 1 ? 'Why not the other one?' : `Why not the other ${count}?`),
  nobody: 'Nobody',
  /** For moves and flights. */
  bonus: 'Use your supreme commander’s extra move',
  losesFirst: (unit: string): string => `loses ${unit} first`,
  sameWay: 'The same route back',
  inOrbit: 'in orbit',
  inHand: 'not placed yet',
  /** `375 points, in 8`. */
  detachment: (points: number, place: string): string => `${points.toLocaleString('en-GB')} points, ${place}`,
  at: (territory: string): string => `in ${territory}`,
  number: (id: CounterId): string => `no. ${numberOf(id)}`,
  sum: (detachments: number, of: number, points: number): string =>
    `${detachments} of ${of} detachments, ${points.toLocaleString('en-GB')} points`,
  staying: (count: number): string =>
    `${counted(count, 'detachment', 'detachments')} must stay as the garrison of this major.`,
  counters: (count: number): string => (count === 0 ? 'no counters' : counted(count, 'counter', 'counters')),
  major: 'major',
  fortified: 'fortified',
  ways: {
    through: (route: readonly TerritoryId[], words: Words): string =>
      route.map((id) => words.territory(id).text).join(' → '),
    says: ({ interceptors, flak, unknown }: WayFacts): string =>
      [
        interceptors === 0 ? 'no interceptors' : counted(interceptors, 'interceptor', 'interceptors'),
        flak === 0 ? null : `${counted(flak, 'counter', 'counters')} with flak`,
        unknown === 0 ? null : `${counted(unknown, 'unknown counter', 'unknown counters')}`,
      ]
        .filter((one) => one !== null)
        .join(', '),
  },
  costs: {
    one: (what: keyof typeof LIMITED, left: number): string =>
      `Uses one ${LIMITED[what][0]} and leaves ${counted(left, LIMITED[what][0], LIMITED[what][1])}.`,
    bonus: 'Uses your supreme commander’s bonus for this turn.',
    free: 'Costs nothing: you declare again.',
    visitor: 'Uses one of the visiting commander’s free moves.',
    none: 'Costs only this declaration.',
  },
  after: {
    attack: (side: Side, responses: number): string =>
      `${SIDE_NAMES[side]} answers before anyone else declares, with up to ${counted(responses, 'response', 'responses')}.`,
    flight: 'Interceptors can react in each territory it enters; then flak can fire.',
    drop: 'Interceptors in that territory can react before it lands.',
    seen: (side: Side): string => `${SIDE_NAMES[side]} sees the counter, but not what it is.`,
    pass: 'You declare nothing more in this phase.',
    waive: 'You skip one declaration. If both sides pass in a row, the phase is over.',
    done: 'The attack stands, and the other side declares next.',
    fortify: (side: Side): string =>
      `${SIDE_NAMES[side]} sees this. It counts from the end of the turn, if you still hold the territory.`,
  },
  isolation: {
    falls: (territory: string): string => `If ${territory} falls:`,
    isolates: (ids: readonly TerritoryId[], holder: Side, words: Words): string =>
      `${places(ids, words)} ${ids.length === 1 ? 'is' : 'are'} isolated at the end of the turn. ${ids.length === 1 ? 'It is' : 'They are'} ${words.isReader(holder) ? 'yours' : `${SIDE_NAMES[holder]}${apostrophe(SIDE_NAMES[holder])}`}.`,
    cutsOff: (ids: readonly CounterId[], words: Words): string =>
      `${capital(plain(counters(ids, words)))} would be cut off.`,
    frees: (ids: readonly TerritoryId[], words: Words): string =>
      `${places(ids, words)} ${ids.length === 1 ? 'stays' : 'stay'} connected.`,
    goesInto: (territory: string): string =>
      `As things stand, ${territory} will be isolated at the end of the turn, with everyone in it.`,
  },
  give: 'Declare',
  gives: (says: string): string => `Declare: ${says}`,
  final: 'A declaration is final.',
  cancel: 'Cancel',
  propose: 'Propose',
  proposes: (says: string): string => `Propose: ${says}`,
  given: 'Declared',
  /** When an order was not accepted and no reason is known. */
  notGiven: 'That could not be saved. Try again.',
  paused: 'The campaign is paused. You can still queue instructions.',
  pass: (isFinal: boolean): string => (isFinal ? 'Pass for this phase' : 'Pass once'),
  passShort: 'Pass',
  proposePass: 'Propose a pass',
  proposeDone: 'Propose no response',
  done: 'Let it stand',
  incomplete: 'You haven’t chosen everything yet.',
  answers: {
    intercept: (name: string): string => `Intercept with ${name}`,
    letPass: 'Let it pass',
    react: 'Yes, the escort fights',
    ignore: 'No, fly on',
    fire: (name: string): string => `Fire with ${name}`,
    hold: (name: string): string => `${name} holds its fire`,
    me: 'I declare first',
    enemy: 'The enemy declares first',
    flight: (number: number, purpose: string): string => `Counter ${number} flies ${purpose}.`,
    reason: 'A side that declares later sees more before it decides.',
  },
} as const;

/** Words of the instructions that a side queues for later. */
export const queueText = {
  title: 'Queued instructions',
  says: 'Only your side and the referee can see them.',
  how: 'When it is your turn, the first instruction that is still legal is declared for you.',
  none: 'Nothing is queued.',
  which: 'For',
  add: 'Add an instruction',
  suggest: 'Propose for later',
  edit: 'Edit',
  remove: 'Remove',
  up: 'Earlier',
  save: 'Queue the instruction',
  change: 'Save the change',
  cancel: 'Cancel',
  saved: 'Queue saved',
  undo: 'Undo',
  when: 'Only if',
  always: 'Always',
  /** `a territory is attacked`. */
  ifTerritory: (condition: string): string => `a territory ${condition}`,
  territory: 'Territory',
  attacked: 'If the enemy attacks',
  elsePass: 'Otherwise pass',
  elseDone: 'Otherwise let the attack stand',
  notNow: 'Not possible as things stand:',
  kept: 'When a phase ends, the rest of its queue is dropped.',
  imagined: 'You are choosing from what is possible as things stand. It is checked again when its turn comes.',
} as const;

/** Words of what the staff propose. */
export const proposalText = {
  title: 'Proposals',
  waiting: (count: number): string => `${counted(count, 'proposal', 'proposals')} waiting for the commander`,
  by: (name: string, when: string): string => `${name}, ${when}`,
  legal: 'Legal now',
  illegal: 'Not legal now',
  adopt: (says: string): string => `Adopt: ${says}`,
  toQueue: 'Add to queue',
  change: 'Change first',
  decline: 'Decline',
  takeBack: 'Take back',
  reason: 'Why? (Your side can read it.)',
  propose: 'Propose',
  proposed: 'Proposed to your commander',
  adopted: 'Adopted',
  queued: 'Queued',
  declined: 'Declined',
  takenBack: 'Taken back',
  staffHint: 'You are on the staff: you propose, and your commander declares.',
  own: 'You',
} as const;

/** How a destination is reached, after its name. */
export const WAY_TEXTS: Readonly<Record<Destination['way'], string>> = {
  ground: '',
  hasty: 'with the commander’s bonus',
  air: 'by air',
  drop: 'from orbit',
};
