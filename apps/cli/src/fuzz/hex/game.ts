import { type HexGame, hexCampaign, type Option, type State } from '@sealed-orders/rules/hex-campaign';
import type { FuzzGame } from '../game.ts';
import { hostileSheet } from './hostile.ts';
import { seasoned } from './season.ts';
import { drawnSetup } from './setup.ts';
import { drawnSheet } from './sheet.ts';
import { veiled } from './veil.ts';

/** The hex campaign as the fuzzer plays it. */
export const hexGame: FuzzGame<HexGame> = {
  ruleset: hexCampaign,
  setup: (random, seats) => hexCampaign.schemas.setup.parse(drawnSetup(random, seats)),
  opened: (state, random) => hexCampaign.schemas.state.parse(seasoned(state, random)),
  sheet: (_view, options: readonly Option[], random) => drawnSheet(options, random),
  hostileSheet,
  turnOf: (state: State) => state.turn,
  seatsOf: (state: State) => state.seatOrder,
  veiled: (state, view, seat, random) => hexCampaign.schemas.state.parse(veiled(state, view, seat, random)),
};
