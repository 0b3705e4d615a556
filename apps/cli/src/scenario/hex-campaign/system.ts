import { applyUntil, type HexGame, hexCampaign, PHASES, SETUP_PHASES } from '@sealed-orders/rules/hex-campaign';
import { type Dice, ok, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import { scenarioProblemText } from '@sealed-orders/text/cli/scenarios';
import { documented } from '../documented.ts';
import { eventTypes } from '../event-types.ts';
import { parsed } from '../parsed.ts';
import { type Position, positionOf, type Refusal, type Setting } from '../position.ts';
import { Problem } from '../problem.ts';
import type { ScenarioSystem } from '../system.ts';
import { OPENED_AT } from './defaults.ts';
import { beginSchema } from './format/begin.ts';
import { fullSheet } from './format/full.ts';
import { givenSchema } from './format/given.ts';
import { orderSchema } from './format/orders.ts';
import { coordinatesOf, type Frame, UNMOVED } from './frame.ts';
import { fullOptions, optionsForm } from './options-form.ts';
import { sheetOf } from './orders.ts';
import { setupText } from './setup.ts';
import { stateText } from './state.ts';

const ALL_PHASES = [...SETUP_PHASES, ...PHASES] as const;

const settingOf = (seats: readonly SeatId[], edition: string, frame: Frame): Setting<HexGame> => ({
  ruleset: hexCampaign,
  edition,
  seats,
  coordinates: coordinatesOf(frame),
  sheet: ({ phase }, entries) =>
    sheetOf(
      phase,
      entries.map((entry) => parsed(orderSchema, entry, 'order')),
    ),
  applyUntil: (state, input, { stopAfter, ...table }) => {
    const phase = ALL_PHASES.find((one) => one === stopAfter) ?? null;
    const step = applyUntil(state, input, { ...table, stopAfter: phase });
    if (step.ok && !step.value.isStopped) throw new Problem(scenarioProblemText.neverOver(stopAfter));
    return step;
  },
  optionsForm: (offers) => optionsForm(offers.flatMap(({ options }) => options)),
});

function stand(text: unknown): Position {
  const given = parsed(givenSchema, text, 'given');
  const { board, state } = stateText(given);
  const current = parsed(hexCampaign.schemas.state, state, 'state', coordinatesOf(board.frame).outwardText);
  return positionOf(settingOf(current.seatOrder, current.edition, board.frame), current, []);
}

function begin(text: unknown, dice: Dice): Result<Position, readonly Refusal[]> {
  const setup = parsed(hexCampaign.schemas.setup, setupText(parsed(beginSchema, text, 'begin')), 'setup');
  const { edition } = setup;
  const step = hexCampaign.begin(setup, { edition, dice }, OPENED_AT);
  if (!step.ok) return step;
  return ok(positionOf(settingOf(step.value.state.seatOrder, edition, UNMOVED), step.value.state, step.value.events));
}

/** How states, orders and options of the hex campaign are written in scenarios. */
export const hexScenarios: ScenarioSystem = {
  parts: {
    name: 'hex-campaign',
    prefix: 'HEX',
    given: givenSchema,
    begin: beginSchema,
    order: orderSchema,
    sheet: fullSheet,
    onArrival: documented(hexCampaign.schemas.order, 'An offer of a deal or an answer, what is said of an open battle'),
    ruling: documented(
      hexCampaign.schemas.ruling,
      'What a battle came to, or that it is put off; what is corrected by hand',
    ),
    eventTypes: eventTypes(hexCampaign.schemas.event),
    phases: ALL_PHASES,
    examples: {
      rule: 'HEX-MOV-04',
      id: 'HEX-MOV-04/both-advance',
      dice: '{ HEX-TURN-05: { red: 4, blue: [2, 6] } }',
    },
  },
  stand,
  begin,
  fullOptions,
};
