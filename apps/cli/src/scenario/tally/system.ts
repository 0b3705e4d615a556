import { type Dice, ok, type Result } from '@sealed-orders/rules/kernel';
import { type Option, type State, type TallyGame, tally } from '@sealed-orders/rules/tally';
import { tallyFormatText } from '@sealed-orders/text/cli/tally';
import { z } from 'zod';
import { AS_WRITTEN } from '../coordinates.ts';
import { documented } from '../documented.ts';
import { eventTypes } from '../event-types.ts';
import { parsed } from '../parsed.ts';
import { type Position, positionOf, type Refusal, type Setting } from '../position.ts';
import { Problem } from '../problem.ts';
import type { ScenarioSystem } from '../system.ts';
import { ADD_PATTERN, type Begin, beginSchema, givenSchema, orderSchema } from './format.ts';

const EDITION = '1';
const OPENED_AT = '2026-01-01T12:00:00.000Z';

const named = (id: string) => ({ id, name: `${id.slice(0, 1).toUpperCase()}${id.slice(1)}` });

/** A sheet of this game is one order; nothing at all is not a sheet. */
function sheetOf(orders: readonly unknown[]): unknown {
  const [only, ...others] = orders.map((order) => parsed(orderSchema, order, 'order'));
  if (only === undefined || others.length > 0) throw new Problem(tallyFormatText.oneOrder);
  return typeof only === 'string' ? { add: Number(ADD_PATTERN.exec(only)?.[1]) } : only;
}

/** The options of one seat: the range of the number, and the most that it may give to each of the others. */
function formOf(options: readonly Option[]) {
  const gifts = options.flatMap((option) => (option.type === 'gift' ? [[option.to, option.most] as const] : []));
  const [add] = options.flatMap((option) =>
    option.type === 'add' ? [{ least: option.least, most: option.most }] : [],
  );
  return { add, gift: Object.fromEntries(gifts) };
}

function settingOf(state: State): Setting<TallyGame> {
  return {
    ruleset: tally,
    edition: EDITION,
    seats: state.seats.map(({ id }) => id),
    coordinates: AS_WRITTEN,
    sheet: (_state, orders) => sheetOf(orders),
    optionsForm: (offers) =>
      Object.fromEntries(
        offers.flatMap(({ viewer, options }) => (viewer.kind === 'seat' ? [[viewer.seat, formOf(options)]] : [])),
      ),
  };
}

function setupOf(seats: Begin['seats'], settings: Begin['settings'] = {}) {
  const players = Object.entries(seats).map(([id, faction]) => ({ ...named(id), faction }));
  return parsed(tally.schemas.setup, { edition: EDITION, preset: 'free', settings, seats: players }, 'setup');
}

function stand(text: unknown): Position {
  const { sums = { red: 0, blue: 0 }, total, turn = 1, settings } = parsed(givenSchema, text, 'given');
  const seats = Object.fromEntries(Object.keys(sums).map((id) => [id, 'even'] as const));
  const setup = setupOf(seats, settings);
  const plain = {
    settings: setup.settings,
    clock: setup.clock,
    seats: setup.seats.map(({ id, name }) => ({ id, name })),
    turn,
    openedAt: OPENED_AT,
    sums,
    total: total ?? Object.values(sums).reduce((sum, one) => sum + one, 0),
  };
  const state = parsed(tally.schemas.state, plain, 'state');
  return positionOf(settingOf(state), state, []);
}

function begin(text: unknown, dice: Dice): Result<Position, readonly Refusal[]> {
  const { seats, settings } = parsed(beginSchema, text, 'begin');
  const step = tally.begin(setupOf(seats, settings), { edition: EDITION, dice }, OPENED_AT);
  return step.ok ? ok(positionOf(settingOf(step.value.state), step.value.state, step.value.events)) : step;
}

/** How states, orders and options of Tally are written in scenarios. */
export const tallyScenarios: ScenarioSystem = {
  parts: {
    name: 'tally',
    prefix: 'TALLY',
    given: givenSchema,
    begin: beginSchema,
    order: orderSchema,
    sheet: z.unknown(),
    onArrival: documented(tally.schemas.order, 'A gift'),
    ruling: documented(tally.schemas.ruling, 'A sum set right'),
    eventTypes: eventTypes(tally.schemas.event),
    phases: [],
    examples: { rule: 'TALLY-01', id: 'TALLY-01/a-gift', dice: '{ TALLY-01: { red: 4 } }' },
  },
  stand,
  begin,
  fullOptions: (expected) => expected,
};
