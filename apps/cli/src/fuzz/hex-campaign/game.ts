import { type HexGame, hexCampaign, type State } from '@sealed-orders/rules/hex-campaign';
import type { FuzzGame } from '../game.ts';
import { drawnDeal } from './deals.ts';
import { drawnDecision } from './decisions.ts';
import { hostileOrder, hostileSheet } from './hostile.ts';
import { seasoned } from './season.ts';
import { drawnSetup } from './setup.ts';
import { newlyShared } from './shared-hexes.ts';
import { drawnSheet } from './sheet.ts';
import { veiled } from './veil.ts';

/** The hex campaign as the fuzzer plays it. */
export const hexGame: FuzzGame<HexGame> = {
  ruleset: hexCampaign,
  setup: (random, seats) => hexCampaign.schemas.setup.parse(drawnSetup(random, seats)),
  opened: (state, random) => hexCampaign.schemas.state.parse(seasoned(state, random)),
  sheet: drawnSheet,
  order: (view, options, random) => drawnDecision(view, options, random) ?? drawnDeal(view, options, random),
  hostileSheet,
  hostileOrder,
  turnOf: (state: State) => state.turn,
  seatsOf: (state: State) => state.seatOrder,
  stepFaults: newlyShared,
  veiled,
};
