import type { Instant, Result, SeatId, Step, Table } from '../kernel/index.ts';
import { failed, keysOf, ok, recordOf } from '../kernel/index.ts';
import { refused } from './board/board.ts';
import { playOf, tell } from './board/play.ts';
import { FACTION_TABLE } from './data/factions.ts';
import { mapFaults } from './map/map.ts';
import { schemas } from './schemas.ts';
import { openSetUp } from './setup/setup-in-play.ts';
import type { NodeGame, Player, Rejection, Setup, State } from './types.ts';

/** NODE-SETUP-02: at least one player of the Imperium, and one of Xenos or Chaos; if every seat has its faction. */
function mixFaults({ seats, settings }: Setup): readonly Rejection[] {
  if (settings.anyMix || seats.some(({ faction }) => faction === null)) return [];
  const isThere = (imperial: boolean): boolean =>
    seats.some(({ faction }) => faction !== null && FACTION_TABLE[faction].isImperial === imperial);
  if (!isThere(true)) return [refused('mix-imperium', 'NODE-SETUP-02', ['seats'])];
  return isThere(false) ? [] : [refused('mix-xenos', 'NODE-SETUP-02', ['seats'])];
}

/** Why this many seats could not play a setup. */
export function checkSetup(draft: Readonly<Record<string, unknown>>): readonly Rejection[] {
  const { map, settings } = schemas.setup.partial().safeParse(draft).data ?? {};
  return [...(map === undefined ? [] : mapFaults(map)), ...(settings === undefined ? [] : levelFaults(settings))];
}

/** NODE-BTL-02: the force levels are a range with the default in it. */
function levelFaults({ forceLevelMin, forceLevelMax, forceLevelDefault }: Setup['settings']): readonly Rejection[] {
  const isRange = forceLevelMin <= forceLevelDefault && forceLevelDefault <= forceLevelMax;
  return isRange ? [] : [refused('level-range', 'NODE-BTL-02', ['settings', 'forceLevelDefault'])];
}

/** NODE-BF-01: rosters that players bring are within the limit. */
const rosterFaults = ({ seats, settings }: Setup): readonly Rejection[] =>
  seats.flatMap(({ forces }, i) =>
    forces.flatMap(({ units }, k): readonly Rejection[] => {
      const points = units.reduce((sum, unit) => sum + unit.points, 0);
      const most = settings.battleforceMaxPoints;
      return points <= most
        ? []
        : [refused('too-many-points', 'NODE-BF-01', ['seats', i, 'forces', k], { points, most })];
    }),
  );

/** Step 0: the set-up begins. NODE-SETUP-04. */
export function begin(setup: Setup, { dice }: Table, at: Instant): Result<Step<NodeGame>, readonly Rejection[]> {
  const faults = [...mapFaults(setup.map), ...levelFaults(setup.settings), ...rosterFaults(setup), ...mixFaults(setup)];
  if (faults.length > 0) return failed(faults);
  const play = playOf(empty(setup, at), dice, at);
  tell(play, { type: 'campaign-began', rule: 'NODE-SETUP-01', to: 'all', seats: setup.seats.map(({ id }) => id) });
  openSetUp(play);
  return ok({ state: play.state, events: play.events });
}

const player = ({ id, name, army, faction, forces }: Setup['seats'][number]): Player => ({
  id,
  name,
  army,
  faction,
  standing: faction === null ? 'waiting' : 'in',
  isEmpty: faction === null,
  used: { taint: 0, portal: 0 },
  colony: null,
  isUncalled: false,
  entersAt: [],
  brought: forces,
});

/** A war before anything is in it. */
function empty({ settings, map, seats, startDate }: Setup, at: Instant): State {
  const ids: readonly SeatId[] = seats.map(({ id }) => id);
  return {
    settings,
    map,
    seats: ids,
    players: Object.fromEntries(seats.map((one) => [one.id, player(one)])),
    nodes: Object.fromEntries(
      map.nodes.map(({ id, site }) => [
        id,
        { controller: null, isSiteIntact: site !== null, rok: null, portals: [], colony: null },
      ]),
    ),
    forces: {},
    battles: {},
    past: [],
    ledger: [],
    clock: { day: 0, date: null, since: at, startDate },
    setUp: { step: null, owed: [], parts: [] },
    present: [],
    night: null,
    ended: null,
    purses: recordOf(ids, () => ({ cp: 0, free: 0, held: [] })),
    retreats: {},
    talks: {},
    posts: [],
    timers: {},
    next: recordOf(keysOf(COUNTERS), () => 0),
    nextPost: recordOf(ids, () => 0),
    overdue: null,
    processedAt: at,
  };
}

const COUNTERS: Readonly<Record<keyof State['next'], true>> = {
  force: true,
  unit: true,
  battle: true,
  arrival: true,
  session: true,
};
