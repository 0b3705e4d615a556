import type { Awaited, Due, DueEntry, OrderClock, Ruleset, SheetRules } from '../kernel/index.ts';
import { dueOf, fieldsOf, keysOf, readBy, WEEKDAYS } from '../kernel/index.ts';
import { check, checkOrder, correctable, options, standingSheet } from './check.ts';
import { apply, begin, isReached, MIDNIGHT, questionName } from './play.ts';
import { PEBBLE, practice } from './practice.ts';
import { RULEBOOK } from './rulebook.ts';
import { MOST_SUM, schemas, settings, sheet } from './schemas.ts';
import type { State, TallyGame } from './types.ts';
import { standings, view } from './view.ts';

const FIELDS = fieldsOf(settings);
const DEFAULTS = settings.parse({});
const PHASE = 'adding';

function awaiting({ seats, settings: { tick, retireAt }, turn, questions }: State): readonly Awaited[] {
  const answers = questions.map(({ id, to }): Awaited => {
    const about = questionName(id);
    return { seat: to, decision: 'answer', by: 'order', otherwise: 'nothing', due: about, topic: about };
  });
  if (tick >= 0 || isReached(retireAt, turn)) return answers;
  const sheets = seats.map(
    ({ id }) =>
      ({ seat: id, decision: `add ${turn}`, by: 'sheet', otherwise: 'nothing', due: null, topic: null }) as const,
  );
  return [...sheets, ...answers];
}

function nextDue(
  { clock, settings: { tick, midnights, answerHours }, openedAt, dayFrom, questions }: State,
  inForce: OrderClock | null,
): readonly DueEntry[] {
  const turn: Due | null =
    tick >= 0 ? { kind: 'after', after: openedAt, seconds: tick } : dueOf(inForce ?? clock, PHASE, openedAt);
  const midnight: Due = { kind: 'next', after: dayFrom, weekdays: [...WEEKDAYS], times: ['00:00'], zone: midnights };
  return [
    ...(turn === null ? [] : [{ id: 'turn', due: turn, isFirm: false }]),
    ...(midnights === '' ? [] : [{ id: MIDNIGHT, due: midnight, isFirm: true }]),
    ...questions.map(({ id, askedAt, paused }): DueEntry => {
      const seconds = answerHours * 3600 + paused;
      return { id: questionName(id), due: { kind: 'after', after: askedAt, seconds }, isFirm: true };
    }),
  ];
}

/**
 * The smallest game with sealed sheets, orders on arrival, dice, hidden sums and a clock. It exists to test the
 * platform, which must not know any game.
 */
export const tally: Ruleset<TallyGame> & { readonly sheets: SheetRules<TallyGame> } = {
  id: 'tally',
  editions: ['1'],
  presets: [{ id: 'free', seats: { least: 1, most: 10 }, clock: null, settings: {} }],
  starts: [],
  settings: keysOf(FIELDS).map((id) => ({ id, group: 'tests', field: FIELDS[id], fallback: DEFAULTS[id] })),
  seatEntries: [{ id: 'faction', values: ['even', 'odd'], isRequired: true, onlyWith: null }],
  army: {
    id: 'stones',
    most: 4,
    choices: [],
    from: (forces) =>
      forces.map(({ name, units }) => ({ name, points: units.reduce((sum, { points }) => sum + points, 0) })),
    terms: () => ({ points: null, force: { least: 0, most: MOST_SUM }, weakBelow: null, slots: [] }),
    readyMade: () => [{ id: 'pebble', forces: [PEBBLE] }],
  },
  sheets: {
    schema: sheet,
    check,
    standing: standingSheet,
    isComplete: (view, sheet) => check(view, sheet).length === 0,
  },
  orderClock: 'asked',
  emptySeats: null,
  hearsPauses: false,
  onOneScreen: true,
  whilePaused: () => false,
  quietRounds: 3,
  issues: null,
  maps: null,
  phases: [{ id: PHASE, kind: 'sealed', isSetup: false }],
  rulebook: RULEBOOK,
  edits: [
    {
      type: 'set-sum',
      isAlone: true,
      rule: 'TALLY-01',
      of: 'seat',
      fields: { sum: { kind: 'number', least: 0, most: MOST_SUM } },
    },
  ],
  schemas,
  // Any number of seats can play, without a map.
  checkSetup: () => [],
  begin,
  apply,
  awaiting,
  nextDue,
  options,
  checkOrder,
  practice,
  correctable,
  view,
  // They sit at one table.
  neighbours: ({ you, seats }) => (you === null ? [] : seats.map(({ id }) => id).filter((id) => id !== you)),
  report: readBy,
  // A turn brings everybody to the table; only the seat itself reads its result.
  topics: ({ turn, seats }) => [{ id: `turn-${turn}`, seats: seats.map(({ id }) => id), at: null, standing: 'open' }],
  pastTopics: null,
  outcomes: (events) =>
    events.flatMap(({ type, turn, ...event }) =>
      type === 'added' && 'seat' in event ? [{ id: `turn-${turn - 1}`, seats: [event.seat] }] : [],
    ),
  deeds: (events) => events,
  // Its board has no places.
  changes: () => [],
  faults: ({ settings: { faultAt }, turn }) => (turn === faultAt ? ['asked to'] : []),
  outcome: ({ settings: { endAt }, turn }) =>
    isReached(endAt, turn) ? { kind: 'ended', rule: 'TALLY-01', winners: [] } : { kind: 'ongoing' },
  summary: ({ turn }) => ({ round: turn, phase: PHASE }),
  standings,
};

export * from './types.ts';
