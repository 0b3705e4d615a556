import type { Instant, Result, Step, Table } from '../kernel/index.ts';
import { failed, ok, present } from '../kernel/index.ts';
import { withAirspaces } from './map/airspaces.ts';
import { openFirstTurn, openSetUp } from './phases.ts';
import { playOf, stateOf } from './play.ts';
import { guidedStart } from './start/guided.ts';
import { quickStart, type Zone } from './start/quick.ts';
import { setupFaults } from './start/setup-faults.ts';
import { dealtCentres, startZones, zoneCentres } from './start/zones.ts';
import { drawnSalt } from './turn/piece-id.ts';
import { tell } from './turn/play.ts';
import type { GivenSetup, HexGame, Rejection, Setup } from './types.ts';

/**
 * HEX-START-19: step 0. A quick start ends with turn 1 open: corners dealt, sites rolled and placed, armies deployed. A
 * guided one ends with the placement open.
 */
export function begin(given: GivenSetup, table: Table, at: Instant): Result<Step<HexGame>, readonly Rejection[]> {
  const setup: Setup = { ...given, chart: withAirspaces(given.chart, given.settings.airspaceGrid) };
  const faults = setupFaults(setup);
  if (faults.length > 0) return failed(faults);
  const zones = dealtZones(setup, table);
  const salt = drawnSalt(table.dice);
  const start = setup.start === 'guided' ? guidedStart : quickStart;
  const opening = start(setup, zones, { dice: table.dice, salt, at });
  if (!opening.ok) return opening;
  const { state, events } = opening.value;
  const play = playOf(state, {}, { dice: table.dice });
  tell(play, { type: 'campaign-began', rule: 'HEX-START-19', to: 'all', seats: state.seatOrder });
  play.events.push(...events);
  if (setup.start === 'guided') openSetUp(play);
  else openFirstTurn(play);
  return ok({ state: { ...stateOf(play), openedAt: at }, events: play.events });
}

/** HEX-START-16: a zone for each seat, in the order of the table. */
function dealtZones({ chart, seats, settings }: Setup, table: Table): readonly Zone[] {
  const ids = seats.map((seat) => seat.id);
  const centres = dealtCentres(zoneCentres(chart, seats.length), ids, table.dice);
  const zones = startZones(chart, centres, settings.startZones);
  return centres.map((centre, i) => ({ centre, hexes: present(zones[i], 'a zone for each centre') }));
}
