import type { Instant, Result, Step, Table } from '../kernel/index.ts';
import { failed, ok, present } from '../kernel/index.ts';
import { refused } from './board/board.ts';
import { initiativeOf, places, targetOf } from './board/grid.ts';
import { playOf, tell } from './board/play.ts';
import { goOn, openPhase } from './phases.ts';
import type { Board, Desk, Rejection, SectorGame, Setup, Side, SideBoard, State } from './types.ts';
import { SIDES } from './vocabulary.ts';

/** Why this many seats couldn't play a setup: each side needs at least one player. SEC-SETUP-05. */
export function checkSetup(_draft: Readonly<Record<string, unknown>>, seats: number): readonly Rejection[] {
  return seats < SIDES.length ? [refused('too-few-players', 'SEC-SETUP-05', ['seats'])] : [];
}

/** SEC-SETUP-05: each side has one commander. */
function seatFaults({ seats }: Setup): readonly Rejection[] {
  return SIDES.flatMap((side): readonly Rejection[] => {
    const own = seats.filter((one) => one.side === side);
    const commanders = own.filter(({ role }) => role === 'commander').length;
    if (own.length === 0) return [refused('side-empty', 'SEC-SETUP-05', ['seats'], { side })];
    if (commanders === 0) return [refused('commander-missing', 'SEC-SETUP-05', ['seats'], { side })];
    return commanders > 1 ? [refused('too-many-commanders', 'SEC-SETUP-05', ['seats'], { side })] : [];
  });
}

/** Step 0: both sides are asked for their armies. SEC-SETUP-10. */
export function begin(setup: Setup, { dice }: Table, at: Instant): Result<Step<SectorGame>, readonly Rejection[]> {
  const faults = seatFaults(setup);
  if (faults.length > 0) return failed(faults);
  const play = playOf(empty(setup, at), dice, at);
  const { board } = play.state;
  tell(play, {
    ...{ type: 'campaign-began', rule: 'SEC-SETUP-09', to: 'all' },
    ...{ seats: board.seats, target: targetOf(board.settings) },
  });
  openPhase(play, 'armies');
  goOn(play);
  return ok({ state: play.state, events: play.events });
}

/** A campaign before anyone has decided anything. */
const empty = (setup: Setup, at: Instant): State => ({
  board: emptyBoard(setup, at),
  desks: { west: emptyDesk(), east: emptyDesk() },
  talks: {},
  last: { battle: 0, line: 0 },
});

function emptyBoard(setup: Setup, at: Instant): Board {
  const { settings, seats, clock } = setup;
  return {
    settings,
    orderClock: clock,
    seats: seats.map(({ id }) => id),
    players: Object.fromEntries(seats.map(({ id, name, side, role }) => [id, { name, side, role }])),
    sides: { west: sideBoard(setup, 'west'), east: sideBoard(setup, 'east') },
    planet: null,
    territories: Object.fromEntries(places(settings).map((place) => [place.id, territory(place)])),
    counters: {},
    ...{ turn: 0, phase: 'armies', began: { turn: at, decision: at }, decision: 0, asked: [], isOvertime: false },
    ...{
      alternation: null,
      roll: null,
      flight: null,
      flownHome: [],
      answered: null,
      battles: {},
      past: [],
      declared: [],
      ledger: [],
    },
    ...{ timers: {}, claim: null, ended: null },
  };
}

/** SEC-MAP-08: at the start, each side controls its own territories. */
const territory = (place: ReturnType<typeof places>[number]): Board['territories'][string] => ({
  ...place,
  ...{ isMajor: false, controller: place.home, controllerBefore: place.home, isNew: false },
  ...{ isFortified: false, isBeingFortified: false, isIsolated: false, isAttacked: false, hasAttacked: false },
});

/** SEC-INIT-02, SEC-VP-01. */
function sideBoard({ seats, settings }: Setup, side: Side): SideBoard {
  const commander = present(
    seats.find((one) => one.side === side && one.role === 'commander'),
    'a commander of each side',
  );
  const rating = Number(commander.rating);
  return {
    ...{ commander: commander.id, race: commander.race, rating, initiative: initiativeOf(settings, rating) },
    ...{ score: 0, scores: { start: 0, command: 0 }, size: 0, hand: 0 },
    used: { moves: 0, attacks: 0, responses: 0 },
    ...{ passed: 'none', misses: 0, absences: 0, directive: null, effects: 0 },
  };
}

/** Makes one for each side: if they shared one, so would their working copies. */
const emptyDesk = (): Desk => ({
  ...{ hasActed: false, army: null, majors: null, planet: null, detachments: {}, dossiers: {} },
  preferences: { air: 'me', scouting: 'me', moves: 'me', attacks: 'me' },
  queues: { deployment: [], air: [], scouting: [], moves: [], attacks: [], responses: [] },
  ...{ proposals: [], directive: null, isEmergencyNext: false, command: null, withdrawals: null, turnEnd: null },
  ...{ bombardments: 0, engineers: [], effects: [], owed: { effects: 0, points: 0, reward: 'none' }, secrets: [] },
  last: { detachment: 0, counter: 0, proposal: 0 },
});
