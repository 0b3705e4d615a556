import { type Dice, ok, type Result } from '@sealed-orders/rules/kernel';
import { type NodeGame, nodeCampaign, type Option, type State } from '@sealed-orders/rules/node-campaign';
import { nodeFormatText } from '@sealed-orders/text/cli/node-campaign';
import { z } from 'zod';
import { AS_WRITTEN } from '../coordinates.ts';
import { documented } from '../documented.ts';
import { eventTypes } from '../event-types.ts';
import { parsed } from '../parsed.ts';
import { type Position, positionOf, type Refusal, type Setting } from '../position.ts';
import { Problem } from '../problem.ts';
import type { ScenarioSystem } from '../system.ts';
import { beginSchema, givenSchema, orderSchema } from './format.ts';
import { orderOf } from './orders.ts';
import { setupText, stateText } from './state.ts';

/** A day before the first step. */
const BEGUN_AT = '2026-01-01T12:00:00.000Z';

/** The options of one seat, by type: `{ command: [...], place: [...] }`. */
function formOf(options: readonly Option[]) {
  const types = [...new Set(options.map(({ type }) => type))];
  return Object.fromEntries(types.map((type) => [type, options.filter((option) => option.type === type)]));
}

const settingOf = ({ seats }: State, edition: string): Setting<NodeGame> => ({
  ruleset: nodeCampaign,
  edition,
  seats,
  coordinates: AS_WRITTEN,
  sheet: () => {
    throw new Problem(nodeFormatText.noSheets);
  },
  order: orderOf,
  optionsForm: (offers) =>
    Object.fromEntries(
      offers.flatMap(({ viewer, options }) => (viewer.kind === 'seat' ? [[viewer.seat, formOf(options)]] : [])),
    ),
});

const EDITION = nodeCampaign.editions.at(-1) ?? '';

function stand(text: unknown): Position {
  const given = parsed(givenSchema, text, 'given');
  const state = parsed(nodeCampaign.schemas.state, stateText(given), 'state');
  return positionOf(settingOf(state, EDITION), state, []);
}

function begin(text: unknown, dice: Dice): Result<Position, readonly Refusal[]> {
  const setup = parsed(nodeCampaign.schemas.setup, setupText(parsed(beginSchema, text, 'begin')), 'setup');
  const step = nodeCampaign.begin(setup, { edition: setup.edition, dice }, BEGUN_AT);
  if (!step.ok) return step;
  return ok(positionOf(settingOf(step.value.state, setup.edition), step.value.state, step.value.events));
}

/** How states, orders and options of the node campaign are written in scenarios. */
export const nodeScenarios: ScenarioSystem = {
  parts: {
    name: 'node-campaign',
    prefix: 'NODE',
    given: givenSchema,
    begin: beginSchema,
    order: z.never(),
    sheet: z.never(),
    onArrival: orderSchema,
    ruling: documented(nodeCampaign.schemas.ruling, 'A ruling of the referee, or corrections'),
    eventTypes: eventTypes(nodeCampaign.schemas.event),
    phases: [],
    examples: {
      rule: 'NODE-MOVE-06',
      id: 'NODE-MOVE-06/a-difficult-path',
      dice: '{ NODE-MOVE-06: { f1: 3 } }',
    },
  },
  stand,
  begin,
  fullOptions: (expected) => expected,
};
