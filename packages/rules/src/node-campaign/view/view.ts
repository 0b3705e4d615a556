import type { Standing, Viewer } from '../../kernel/index.ts';
import { lookup, recordOf, remembered, sortedKeys } from '../../kernel/index.ts';
import { playersOf, seatsOf, vpOf } from '../board/board.ts';
import { TIMERS } from '../data/timers.ts';
import type { Battle, BattleId, PastBattle, ScoredBattle, State, View } from '../types.ts';

/** The one door: what the viewer may know. The map and what is on it are open to everybody. NODE-SETUP-06. */
export function view(state: State, viewer: Viewer): View {
  const { settings, map, seats, players, nodes, forces, battles } = state;
  const { clock, setUp, present, night, ended } = state;
  return {
    you: viewer.kind === 'seat' ? viewer.seat : null,
    isReferee: viewer.kind === 'referee',
    settings,
    map,
    seats,
    players,
    nodes,
    forces,
    battles,
    over: state.past.length,
    ledger: sumsOf(state.ledger),
    clock,
    setUp,
    present,
    night,
    ended,
    purses: knownPurses(state, viewer),
    retreats: knownRetreats(state, viewer),
    talks: knownTalks(state, viewer),
    posts: knownPosts(state, viewer),
    timers: knownTimers(state, viewer),
  };
}

/** NODE-VP-01: what each player has scored under each heading, in the order in which they first did. */
const sumsOf = remembered((ledger: State['ledger']): View['ledger'] => {
  const sums = new Map<string, View['ledger'][number]>();
  for (const { seat, score, amount } of ledger) {
    const key = `${seat} ${score}`;
    const { amount: before, times } = sums.get(key) ?? { amount: 0, times: 0 };
    sums.set(key, { seat, score, amount: before + amount, times: times + 1 });
  }
  return [...sums.values()];
});

const isOwn = (viewer: Viewer, seat: string): boolean =>
  viewer.kind === 'referee' || (viewer.kind === 'seat' && viewer.seat === seat);

/** Whether the viewer takes part in a battle, waiting in its stack or fighting. */
const isIn = (viewer: Viewer, { stack }: Battle): boolean =>
  viewer.kind === 'referee' ||
  (viewer.kind === 'seat' && seatsOf(stack.map(({ owner }) => owner)).includes(viewer.seat));

/** Those who fight now read reports and negotiations; those who wait are asked for their consent only. */
const fights = (viewer: Viewer, battle: Battle): boolean =>
  viewer.kind === 'referee' || (viewer.kind === 'seat' && playersOf(battle).includes(viewer.seat));

/** The members of a record with these keys. */
const picked = <Value>(record: Readonly<Record<string, Value>>, isKnown: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => isKnown(key)));

const knownPurses = ({ settings, purses }: State, viewer: Viewer): View['purses'] =>
  settings.cpPublic ? purses : picked(purses, (seat) => isOwn(viewer, seat));

const knownRetreats = ({ retreats, forces }: State, viewer: Viewer): View['retreats'] =>
  picked(retreats, (force) => isOwn(viewer, lookup(forces, force)?.owner ?? ''));

const NOT_YET = {
  levels: [],
  pivotal: null,
  random: [],
  report: null,
  amendment: null,
  confirmed: [],
  armies: [],
  lists: [],
  defences: [],
  dispute: null,
} as const;

function knownTalks({ talks, battles }: State, viewer: Viewer): View['talks'] {
  const known = picked(talks, (id) => {
    const battle = lookup(battles, id);
    return battle !== undefined && isIn(viewer, battle);
  });
  return recordOf(sortedKeys(known), (id) => {
    const [talk, battle] = [lookup(talks, id), lookup(battles, id)];
    if (talk === undefined || battle === undefined) return { ...NOT_YET, multi: null };
    return fights(viewer, battle) ? talk : { ...NOT_YET, multi: talk.multi };
  });
}

const knownPosts = ({ posts, settings }: State, viewer: Viewer): View['posts'] =>
  settings.postdatedOrdersPublic ? posts : posts.filter(({ seat }) => isOwn(viewer, seat));

/** Timers of battles that only those in them know of stay with them. */
function knownTimers({ timers, battles }: State, viewer: Viewer): View['timers'] {
  return picked(timers, (timer) => {
    const [kind, subject] = timer.split(':');
    const isOpen = Object.entries(TIMERS).some(([name, { knownTo }]) => name === kind && knownTo === 'all');
    const battle = lookup(battles, subject ?? '');
    return isOpen || (battle !== undefined && fights(viewer, battle));
  });
}

/** Battles that are over, the latest first: like the ledger, everybody may know them. NODE-VP-01. */
export function pastBattles({ past, ledger }: State): readonly ScoredBattle[] {
  const lines = new Map<BattleId, State['ledger'][number][]>(past.map(({ id }) => [id, []]));
  for (const line of ledger) if (line.battle !== null) lines.get(line.battle)?.push(line);
  return past.map((battle) => ({ ...battle, points: pointsOf(battle, lines.get(battle.id) ?? []) })).reverse();
}

function pointsOf({ sides }: PastBattle, lines: State['ledger']): ScoredBattle['points'] {
  const order = sides.flat();
  const scorers = [...new Set(lines.map(({ seat }) => seat))].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return scorers.map((seat) => ({ seat, amount: vpOf({ ledger: lines }, seat) }));
}

/** NODE-VP-01: the ledger is open. */
export const standings = (state: State): readonly Standing[] =>
  state.seats.map((seat) => ({ seat, score: vpOf(state, seat), isOut: false }));
