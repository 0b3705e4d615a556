import { scenarioFormatText } from '@sealed-orders/text/cli/scenarios';
import { z } from 'zod';

/** The parts of the format that are the same for every system. What a system adds is in its own folder. */

const ruleId = z
  .string()
  .regex(/^(HEX|NODE|SEC|MSN|SKM)-[A-Z0-9]+(-[A-Z0-9]+)*$/, scenarioFormatText.rule)
  .describe('A rule of a catalogue: HEX-MOV-04');
const seat = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,31}$/, scenarioFormatText.seat)
  .describe('A seat: red, blue, green');
const viewer = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,31}$/, scenarioFormatText.seat)
  .describe('Whose eyes: a seat, spectator, or referee');
const values = z.union([z.int().positive(), z.array(z.int().positive())]).describe('What falls, in this order');

export const diceSchema = z
  .union([
    z.literal('any').describe('The dice may fall as they like'),
    z.record(z.string(), z.union([values, z.record(z.string(), values), z.literal('any')])),
  ])
  .meta({
    id: 'dice',
    description:
      'Dice by what they are for: { HEX-TURN-05: { red: 4, blue: [2, 6] } }. All that fall must be given and all given ' +
      'must fall, unless `others: any` stands among them.',
  });
export type DiceText = z.infer<typeof diceSchema>;

const parts = z.unknown().describe('Parts of a value: only what is written is compared; see docs/scenarios.md');

/** The words that ask about events, for a system whose events have these types: another type is a slip of the pen. */
function eventWords(types: readonly string[]) {
  const type = z.enum(types, scenarioFormatText.event).meta({ id: 'event-type', description: 'What happened' });
  const someFields = z.looseObject({ type }).describe('An event, in the fields that are written');
  const toldEvent = z
    .looseObject({ rule: ruleId, to: z.union([z.enum(['all', 'seats']), z.array(seat)]) })
    .describe('An event: always its rule and its readers, and the other fields that matter');
  return z.strictObject({
    events: z
      .array(z.looseObject({ type }))
      .optional()
      .describe('All events, in their order, with all their fields (turn and phase may be left out)'),
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

/** What a scenario looks like once it is known which system it is of. */
export interface SystemParts {
  readonly given: z.ZodType;
  readonly begin: z.ZodType;
  readonly order: z.ZodType;
  readonly eventTypes: readonly string[];
}

/** The schema of a scenario of one system. */
export function scenarioSchemaOf({ given, begin, order, eventTypes }: SystemParts) {
  const events = eventWords(eventTypes);
  const orders = z.record(seat, z.array(order)).describe('The sheet of each seat. A seat that is missing seals none.');
  const check = z.strictObject({
    seat,
    orders: z.array(order).optional().describe('The orders of the sheet'),
    sheet: z.unknown().optional().describe('Instead of orders: any JSON as a sheet'),
    rejections: z.array(z.looseObject({})).describe('All that is refused, in its order; [] when the sheet is in order'),
  });
  const expect = events
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
    .meta({ id: 'expect', description: 'What must hold' });
  const step = z.strictObject({
    orders: orders.optional(),
    sheets: z.record(seat, z.unknown()).optional().describe('Instead of orders: any JSON as sheets'),
    'closed-by': z.enum(['seals', 'deadline', 'referee']).optional().describe('How the phase closes'),
    order: z.strictObject({ seat, order: z.unknown() }).optional().describe('An order that resolves on arrival'),
    clock: z.literal(true).optional().describe('An instant has come'),
    ruling: z.strictObject({ reason: z.string(), ruling: z.unknown() }).optional().describe('A ruling of the referee'),
    dice: diceSchema.optional(),
    expect: expect.optional(),
  });
  return z
    .strictObject({
      id: z
        .string()
        .regex(/^(HEX|NODE|SEC|MSN|SKM)-[A-Z0-9]+(-[A-Z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/, scenarioFormatText.id)
        .describe('The rule and what happens: HEX-MOV-04/both-advance'),
      rules: z.array(ruleId).min(1).describe('The rules that it tests'),
      title: z.string().min(1).describe('One sentence'),
      given: given.optional(),
      worlds: z
        .strictObject({
          viewer: viewer.describe('Who must not be able to tell the two worlds apart'),
          base: given,
          asks: z
            .array(z.array(order))
            .optional()
            .describe('Sheets of the viewer on which the forms of both worlds must say the same'),
          differs: z.looseObject({}).describe('What is different in the second world; $absent takes something away'),
        })
        .optional(),
      begin: begin.optional(),
      before: expect.optional().describe('What must hold before anything is played'),
      orders: orders.optional().describe('The sheets of the one phase that is played'),
      'orders-differ': orders.optional().describe('Sheets in the second of two worlds, where they differ'),
      play: z.array(step).min(1).optional().describe('Several phases, one after the other'),
      dice: diceSchema.optional(),
      expect: expect.optional(),
    })
    .describe('A scenario: what is given, what is played, and what must come of it');
}

export type Scenario = z.infer<ReturnType<typeof scenarioSchemaOf>>;
export type ExpectText = NonNullable<Scenario['expect']>;
export type StepText = NonNullable<Scenario['play']>[number];
