import { instantSchema } from '@sealed-orders/rules/kernel';
import { scenarioFormatText } from '@sealed-orders/text/cli/scenarios';
import { z } from 'zod';

/** The parts of the format that are the same for every system. The additions of a system are in its own folder. */

const seat = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,31}$/, scenarioFormatText.seat)
  .describe('A seat: red, blue, green');
const viewer = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,31}$/, scenarioFormatText.seat)
  .describe('Whose eyes: a seat, spectator, or referee');
const values = z.union([z.int().positive(), z.array(z.int().positive())]).describe('What falls, in this order');

const diceSchema = z.union([
  z.literal('any').describe('The dice may fall as they like'),
  z.record(z.string(), z.union([values, z.record(z.string(), values), z.literal('any')])),
]);
export type DiceText = z.infer<typeof diceSchema>;

const parts = z.unknown().describe('Parts of a value: only what is written is compared; see docs/scenarios.md');

/** A rule of the system's catalogue. */
const ruleIdOf = ({ prefix, examples }: SystemParts) =>
  z
    .string()
    .regex(new RegExp(`^${prefix}-[A-Z0-9]+(-[A-Z0-9]+)*$`), scenarioFormatText.rule(examples.rule))
    .describe(`A rule of the catalogue: ${examples.rule}`);

/** The words that ask about events. An unknown type is a typo. */
function eventWords(parts: SystemParts) {
  const type = z
    .enum(parts.eventTypes, scenarioFormatText.event)
    .meta({ id: `${parts.name}-event-type`, description: 'What happened' });
  const ruleId = ruleIdOf(parts);
  const someFields = z.looseObject({ type }).describe('An event, in the fields that are written');
  const toldEvent = z
    .looseObject({ rule: ruleId.optional(), to: z.union([z.enum(['all', 'seats', 'spectators']), z.array(seat)]) })
    .describe('An event: its readers, in any order, and all its fields; `others: any` where the rest does not matter');
  return z.strictObject({
    events: z
      .array(z.looseObject({ type }))
      .optional()
      .describe('All events, in their order, with all their fields; rule, turn, day and phase may be left out'),
    'events-of': z
      .partialRecord(type, z.array(toldEvent))
      .optional()
      .describe('By type: all events of that type, in their order'),
    'events-include': z.array(someFields).optional().describe('Events that must be among them'),
    'no-event': z
      .array(z.looseObject({ type: type.optional() }))
      .optional()
      .describe('Events that must not be among them'),
  });
}
export type EventsText = z.infer<ReturnType<typeof eventWords>>;

/** The words that ask about events. */
export const EVENT_WORDS = [
  'events',
  'events-of',
  'events-include',
  'no-event',
] as const satisfies (keyof EventsText)[];

/** The form of a scenario once its system is known. */
export interface SystemParts {
  readonly name: string;
  /** The first word of its rule ids. */
  readonly prefix: string;
  readonly given: z.ZodType;
  readonly begin: z.ZodType;
  /** An order, as the sheets of a scenario list them. */
  readonly order: z.ZodType;
  /** Any JSON in place of a list of orders. */
  readonly sheet: z.ZodType;
  /** An order on arrival. */
  readonly onArrival: z.ZodType;
  readonly ruling: z.ZodType;
  readonly eventTypes: readonly string[];
  /** Phases after which play can stop. */
  readonly phases: readonly string[];
  /** How its rules, scenarios and dice are written. */
  readonly examples: { readonly rule: string; readonly id: string; readonly dice: string };
}

const ordersOf = ({ order }: SystemParts) =>
  z.record(seat, z.array(order)).describe('The sheet of each seat. A seat that is missing seals none.');

function diceOf({ name, examples }: SystemParts) {
  const description =
    `Dice by what they are for: ${examples.dice}. All that are rolled must be given and all given must be rolled, ` +
    'unless `others: any` stands among them.';
  return diceSchema.meta({ id: `${name}-dice`, description });
}

function expectOf(system: SystemParts) {
  const events = eventWords(system);
  const check = z.strictObject({
    seat,
    orders: z.array(system.order).optional().describe('The orders of the sheet'),
    sheet: system.sheet.optional().describe('Instead of orders: any JSON as a sheet'),
    rejections: z.array(z.looseObject({})).describe('All that is refused, in its order; [] when the sheet is in order'),
  });
  return events
    .extend({
      state: parts.optional(),
      view: z.record(viewer, parts).optional().describe('By viewer: parts of what the viewer sees'),
      report: z.record(viewer, events).optional().describe('By viewer: the events that the viewer may read'),
      options: z.record(z.string(), parts).optional().describe('By piece: what the form of its owner offers'),
      check: z.array(check).optional().describe('Sheets, and what the form says of them'),
      rejections: z.array(z.looseObject({})).optional().describe('The step is refused, and why'),
      awaiting: z.array(z.looseObject({})).optional().describe('Who owes what'),
      due: parts.optional(),
      outcome: parts.optional(),
      faults: parts.optional().describe('What is wrong with the state; without it nothing may be'),
    })
    .meta({ id: `${system.name}-expect`, description: 'What must hold' });
}

const closedBy = z
  .enum(['seals', 'deadline', 'referee'])
  .describe("How the phase closes; without it 'seals' if every sheet is there, else 'deadline'");

/** The play and the expectations, in a scenario and in a row of its table. */
function playOf(system: SystemParts) {
  const [orders, dice, expect] = [ordersOf(system), diceOf(system), expectOf(system)];
  const stopAfter = (system.phases.length === 0 ? z.never() : z.enum(system.phases)).describe(
    'The phase after which play stops, though nobody is asked for anything',
  );
  const step = z.strictObject({
    orders: orders.optional(),
    sheets: z.record(seat, system.sheet).optional().describe('Instead of orders: any JSON as sheets'),
    'closed-by': closedBy.optional(),
    order: z.strictObject({ seat, order: system.onArrival }).optional().describe('An order that resolves on arrival'),
    clock: z
      .union([z.literal(true), z.array(z.string()).min(1)])
      .optional()
      .describe('A time has come; in games with several of them, the names of those that have'),
    paused: z.literal(true).optional().describe('With an order or a ruling: the campaign is paused'),
    resumed: z.int().min(0).optional().describe('A pause of so many seconds is over'),
    empty: z.array(seat).optional().describe('The seats that have no player now'),
    at: instantSchema.optional().describe('When it happens; without it, a day after the step before'),
    ruling: z
      .strictObject({ reason: z.string(), ruling: system.ruling })
      .optional()
      .describe('A ruling of the referee'),
    'stop-after': stopAfter.optional(),
    dice: dice.optional(),
    expect: expect.optional(),
  });
  return {
    before: expect.optional().describe('What must hold before anything is played'),
    orders: orders.optional().describe('The sheets of the one phase that is played'),
    play: z.array(step).min(1).optional().describe('Several phases, one after the other'),
    'stop-after': stopAfter.optional(),
    dice: dice.optional(),
    expect: expect.optional(),
  };
}

const worldsOf = ({ given, order }: SystemParts) =>
  z.strictObject({
    viewer: viewer.describe('Who must not be able to tell the two worlds apart, or who must notice'),
    base: given,
    asks: z
      .array(z.array(order))
      .optional()
      .describe('Sheets of the viewer on which the forms of both worlds must say the same'),
    notices: z
      .union([z.literal(true), z.array(z.string()).min(1)])
      .optional()
      .describe('The viewer must be able to tell them apart: anywhere, or at each of these places'),
    differs: z.looseObject({}).describe('What is different in the second world; $absent takes something away'),
  });

/** The schema of a scenario of one system. */
export function scenarioSchemaOf(system: SystemParts) {
  const { prefix, examples } = system;
  const play = playOf(system);
  const id = new RegExp(`^${prefix}-[A-Z0-9]+(-[A-Z0-9]+)*/[a-z0-9]+(-[a-z0-9]+)*$`);
  const row = z.strictObject({
    title: z.string().min(1).describe('What is particular about this row'),
    given: z.looseObject({}).optional().describe('What is different in what is given; $absent takes away'),
    ...play,
  });
  return z
    .strictObject({
      id: z
        .string()
        .regex(id, scenarioFormatText.id(examples.id))
        .describe(`The rule and what happens: ${examples.id}`),
      rules: z.array(ruleIdOf(system)).min(1).describe('The rules that it tests'),
      title: z.string().min(1).describe('One sentence'),
      given: system.given.optional(),
      worlds: worldsOf(system).optional(),
      begin: system.begin.optional(),
      'orders-differ': ordersOf(system).optional().describe('Sheets in the second of two worlds, where they differ'),
      ...play,
      cases: z
        .array(row)
        .min(1)
        .optional()
        .describe('Rows that are played one by one: what a row says replaces what the scenario says'),
    })
    .describe('A scenario: what is given, what is played, and what must come of it');
}

export type Scenario = z.infer<ReturnType<typeof scenarioSchemaOf>>;
export type ExpectText = NonNullable<Scenario['expect']>;
export type StepText = NonNullable<Scenario['play']>[number];
