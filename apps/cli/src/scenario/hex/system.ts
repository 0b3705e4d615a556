import { type HexGame, hexCampaign, type Option } from '@sealed-orders/rules/hex-campaign';
import { type Dice, ok, type Rejection, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import { scenarioProblemText } from '@sealed-orders/text/cli/scenarios';
import type { z } from 'zod';
import { eventTypes } from '../event-types.ts';
import { back, movedText, UNMOVED } from '../frame.ts';
import { Problem } from '../problem.ts';
import { type Setting, type Stage, stageOf } from '../stage.ts';
import type { ScenarioSystem } from '../systems.ts';
import { OPENED_AT } from './defaults.ts';
import { beginSchema } from './format/begin.ts';
import { givenSchema } from './format/given.ts';
import { orderSchema } from './format/orders.ts';
import { fullOptions, optionsForm } from './options-form.ts';
import { sheetOf } from './orders.ts';
import { setupText } from './setup.ts';
import { stateText } from './state.ts';

function parsed<Value>(schema: z.ZodType<Value>, value: unknown, what: string, frame = UNMOVED): Value {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => {
    const place = path.map((key) => movedText(String(key), back(frame))).join('.');
    return place === '' ? message : `${place}: ${message}`;
  });
  throw new Problem(scenarioProblemText.notOfTheRules(what, issues));
}

const settingOf = (seats: readonly SeatId[], edition: string, frame: Setting<HexGame>['frame']): Setting<HexGame> => ({
  ruleset: hexCampaign,
  edition,
  frame,
  seats,
});

function stand(text: unknown): Stage {
  const given = parsed(givenSchema, text, 'given');
  const { board, state } = stateText(given);
  const [edition = '1'] = hexCampaign.editions;
  const current = parsed(hexCampaign.schemas.state, { ...Object(state), edition }, 'state', board.frame);
  return stageOf(settingOf(current.seatOrder, edition, board.frame), current, []);
}

function begin(text: unknown, dice: Dice): Result<Stage, readonly Rejection[]> {
  const [edition = '1'] = hexCampaign.editions;
  const setup = parsed(
    hexCampaign.schemas.setup,
    { ...Object(setupText(parsed(beginSchema, text, 'begin'))), edition },
    'setup',
  );
  const step = hexCampaign.begin(setup, { edition, dice }, OPENED_AT);
  if (!step.ok) return step;
  return ok(stageOf(settingOf(step.value.state.seatOrder, edition, UNMOVED), step.value.state, step.value.events));
}

/** How scenarios of the hex campaign are given, ordered and asked. */
export const hexScenarios: ScenarioSystem = {
  id: 'hex-campaign',
  prefix: 'HEX',
  parts: {
    given: givenSchema,
    begin: beginSchema,
    order: orderSchema,
    eventTypes: eventTypes(hexCampaign.schemas.event),
  },
  stand,
  begin,
  sheet: (phase, entries) =>
    sheetOf(
      phase,
      entries.map((entry) => parsed(orderSchema, entry, 'order')),
    ),
  optionsForm: (options) => optionsForm(options.filter(isOption)),
  fullOptions,
};

const isOption = (option: unknown): option is Option =>
  typeof option === 'object' &&
  option !== null &&
  (('piece' in option && 'choices' in option) || ('army' in option && 'orders' in option) || 'decision' in option);
