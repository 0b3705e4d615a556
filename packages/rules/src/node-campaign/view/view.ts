import type { Standing, Viewer } from '../../kernel/index.ts';
import { lookup, recordOf, sortedKeys } from '../../kernel/index.ts';
import { playersOf, seatsOf, vpOf } from '../board/board.ts';
import { TIMERS } from '../data/timers.ts';
import type { Battle, State, View } from '../types.ts';

/** The one door: what the viewer may know. The map and what is on it are open to everybody. NODE-SETUP-06. */
export function view(state: State, viewer: Viewer): View {
  const { settings, map, seats, players, nodes, forces, battles, past, ledger } = state;
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
    past,
    ledger,
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

/** NODE-VP-01: the ledger is open. */
export const standings = (state: State): readonly Standing[] =>
  state.seats.map((seat) => ({ seat, score: vpOf(state, seat), isOut: false }));
