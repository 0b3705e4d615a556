import { type Dice, ok, type Result } from '@sealed-orders/rules/kernel';
import { type Option, type SectorGame, type State, sectorCampaign } from '@sealed-orders/rules/sector-campaign';
import { sectorWar } from '@sealed-orders/rules/testing';
import { sectorFormatText } from '@sealed-orders/text/cli/sector-campaign';
import { z } from 'zod';
import { AS_WRITTEN } from '../coordinates.ts';
import { documented } from '../documented.ts';
import { eventTypes } from '../event-types.ts';
import { parsed } from '../parsed.ts';
import { type Position, positionOf, type Refusal, type Setting } from '../position.ts';
import { Problem } from '../problem.ts';
import type { ScenarioSystem } from '../system.ts';
import { type Begin, beginSchema, givenSchema, orderSchema } from './format.ts';

/** A day before the first step. */
const BEGUN_AT = '2026-01-01T12:00:00.000Z';
const EDITION = sectorCampaign.editions.at(-1) ?? '';

/** The options of one seat, by type: `{ move: [...], attack: [...] }`. */
function formOf(options: readonly Option[]) {
  const types = [...new Set(options.map(({ type }) => type))];
  return Object.fromEntries(types.map((type) => [type, options.filter((option) => option.type === type)]));
}

const settingOf = ({ board }: State, edition: string): Setting<SectorGame> => ({
  ruleset: sectorCampaign,
  edition,
  seats: board.seats,
  coordinates: AS_WRITTEN,
  sheet: () => {
    throw new Problem(sectorFormatText.noSheets);
  },
  optionsForm: (offers) =>
    Object.fromEntries(
      offers.flatMap(({ viewer, options }) => (viewer.kind === 'seat' ? [[viewer.seat, formOf(options)]] : [])),
    ),
});

function stand(text: unknown): Position {
  const { phase = 'moves', held, ...given } = parsed(givenSchema, text, 'given');
  const taken = { ...(held?.west ? { west: held.west } : {}), ...(held?.east ? { east: held.east } : {}) };
  const defined = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const { state } = sectorWar(phase, { ...defined, held: taken });
  return positionOf(settingOf(state, EDITION), state, []);
}

function setupText({ seats, settings = {} }: Begin): unknown {
  const players = Object.entries(seats).map(([id, player]) => ({ id, name: id, ...player }));
  return { seats: players, settings };
}

function begin(text: unknown, dice: Dice): Result<Position, readonly Refusal[]> {
  const setup = parsed(sectorCampaign.schemas.setup, setupText(parsed(beginSchema, text, 'begin')), 'setup');
  const step = sectorCampaign.begin(setup, { edition: setup.edition, dice }, BEGUN_AT);
  if (!step.ok) return step;
  return ok(positionOf(settingOf(step.value.state, setup.edition), step.value.state, step.value.events));
}

/** How states, orders and options of the sector campaign are written in scenarios. */
export const sectorScenarios: ScenarioSystem = {
  parts: {
    name: 'sector-campaign',
    prefix: 'SEC',
    given: givenSchema,
    begin: beginSchema,
    order: z.never(),
    sheet: z.never(),
    onArrival: orderSchema,
    ruling: documented(sectorCampaign.schemas.ruling, 'A ruling of the referee, or corrections'),
    eventTypes: eventTypes(sectorCampaign.schemas.event),
    phases: [],
    examples: { rule: 'SEC-MOVE-02', id: 'SEC-MOVE-02/to-a-neighbour', dice: '{ SEC-INIT-01: { west: 4 } }' },
  },
  stand,
  begin,
  fullOptions: (expected) => expected,
};
