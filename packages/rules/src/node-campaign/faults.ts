import { keysOf, lookup, sortedKeys } from '../kernel/index.ts';
import { isOpenSpace, isSurface } from './board/board.ts';
import { areAllies, hasPower } from './board/relations.ts';
import { timerKind } from './due.ts';
import type { Battle, Force, Owner, State } from './types.ts';
import { GUARD } from './vocabulary.ts';

/** What must hold after every step. */
export function faults(state: State): readonly string[] {
  return [
    ...seatFaults(state),
    ...nodeFaults(state),
    ...forceFaults(state),
    ...unitFaults(state),
    ...battleFaults(state),
    ...companyFaults(state),
    ...phaseFaults(state),
    ...timerFaults(state),
    ...bookFaults(state),
  ];
}

/** Says each thing that is wrong. */
const said = <One>(listed: readonly One[], isWrong: (one: One) => boolean, say: (one: One) => string) =>
  listed.filter(isWrong).map(say);

const twice = <One>(listed: readonly One[]): readonly One[] =>
  listed.filter((one, place) => listed.indexOf(one) < place);

const isIn = ({ players }: State, seat: string): boolean => lookup(players, seat)?.standing === 'in';
const isOwner = (state: State, owner: Owner): boolean => owner === GUARD || isIn(state, owner);

function seatFaults(state: State): readonly string[] {
  const { seats, players, purses, nextPost } = state;
  const tables = { players, purses, nextPost };
  const listed = seats.toSorted().join();
  return [
    ...said(
      twice(seats),
      () => true,
      (seat) => `seat ${seat} is listed twice`,
    ),
    ...said(
      keysOf(tables),
      (name) => sortedKeys(tables[name]).join() !== listed,
      (name) => `${name} are not those of the seats`,
    ),
    ...Object.values(players).flatMap((player) => [
      ...said(
        [player],
        ({ standing, faction }) => (standing === 'waiting') !== (faction === null),
        ({ id }) => `${id} has a faction, or none, and should not`,
      ),
      ...said(
        [player],
        ({ id, isUncalled }) => isUncalled && !hasPower(state, id, 'call'),
        ({ id }) => `${id} waits for a call that is not its own`,
      ),
    ]),
    ...said(
      Object.entries(purses),
      ([, { cp, free }]) => cp < 0 || free < 0,
      ([seat]) => `${seat} has less than no points`,
    ),
    ...said(
      Object.entries(purses),
      ([, { held }]) => held.some(({ session, points }) => points <= 0 || session > state.next.session),
      ([seat]) => `${seat} holds points of no session`,
    ),
  ];
}

function nodeFaults(state: State): readonly string[] {
  const { map, nodes } = state;
  const ids: readonly string[] = map.nodes.map(({ id }) => id);
  const missing = sortedKeys(nodes).join() === ids.toSorted().join() ? [] : ['nodes are not those of the map'];
  const wrong = map.nodes.flatMap((node) => {
    const held = lookup(nodes, node.id);
    if (held === undefined) return [];
    const { controller, isSiteIntact, rok, portals, colony } = held;
    const checks: readonly (readonly [boolean, string])[] = [
      [controller === null || isOwner(state, controller), 'is controlled by nobody in the war'],
      [controller === null || !isOpenSpace(node) || state.settings.deepSpaceBattles, 'is open space and controlled'],
      [!isSiteIntact || node.site !== null, 'has an installation that is not on the map'],
      [
        isSurface(node) || (rok === null && portals.length === 0 && colony === null),
        'is no surface and has an installation',
      ],
      [rok === null || hasPower(state, rok, 'roks'), 'has a Rok that is not of Orks'],
      [portals.every((seat) => hasPower(state, seat, 'webway')), 'has a portal that is not of Eldar'],
      [twice(portals).length === 0, 'has two portals of one player'],
    ];
    return checks.flatMap(([isRight, what]) => (isRight ? [] : [`node ${node.id} ${what}`]));
  });
  return [...missing, ...wrong];
}

function forceFaults(state: State): readonly string[] {
  return Object.entries(state.forces).flatMap(([key, force]) => {
    const { id, owner, node, isHulk, isTainted } = force;
    const place = state.map.nodes.find((one) => one.id === node);
    const checks: readonly (readonly [boolean, string])[] = [
      [id === key, `calls itself ${id}`],
      [isOwner(state, owner), 'belongs to nobody in the war'],
      [place !== undefined, 'is in no node of the map'],
      [!isHulk || place === undefined || !isSurface(place), 'is a Hulk on a surface'],
      [!isTainted || hasPower(state, owner, 'joint-command'), 'is tainted and not of the Guard'],
      [Number(key.slice(1)) <= state.next.force, 'has a number that is still to come'],
      [force.arrival <= state.next.arrival, 'arrives later'],
    ];
    return checks.flatMap(([isRight, what]) => (isRight ? [] : [`battleforce ${key} ${what}`]));
  });
}

function unitFaults({ forces, next }: State): readonly string[] {
  const ids = Object.values(forces).flatMap(({ units, killTeam }) => [...units, ...killTeam].map(({ id }) => id));
  return [
    ...said(
      twice(ids),
      () => true,
      (id) => `unit ${id} is there twice`,
    ),
    ...said(
      ids,
      (id) => Number(id.slice(1)) > next.unit,
      (id) => `unit ${id} has a number that is still to come`,
    ),
  ];
}

function battleFaults(state: State): readonly string[] {
  const { battles, talks, past } = state;
  const open = Object.values(battles);
  const ids = [...open, ...past].map(({ id }) => id);
  return [
    ...said(
      twice(ids),
      () => true,
      (id) => `battle ${id} is there twice`,
    ),
    ...said(
      twice(open.map(({ node }) => node)),
      () => true,
      (node) => `two battles in ${node}`,
    ),
    ...(sortedKeys(battles).join() === sortedKeys(talks).join() ? [] : ['talks are not those of the battles']),
    ...open.flatMap((battle) => stackFaults(state, battle)),
    ...said(
      twice(open.flatMap(({ stack }) => stack.flatMap(({ forces }) => forces))),
      () => true,
      (id) => `battleforce ${id} is in two stacks`,
    ),
  ];
}

/** NODE-BTL-19: who is in a stack is in its node. */
function stackFaults(state: State, { id, node, stack, multi }: Battle): readonly string[] {
  const [holder, attacker] = stack;
  const place = state.map.nodes.find((one) => one.id === node);
  const checks: readonly (readonly [boolean, string])[] = [
    [place !== undefined && (!isOpenSpace(place) || state.settings.deepSpaceBattles), 'is not where one can be'],
    [holder?.owner !== attacker?.owner || multi !== null, 'is one of a player against itself'],
    [multi === null || multi.entries <= stack.length, 'has more sides than entries'],
    [stack.every(({ forces, hasRok }) => forces.length > 0 || hasRok), 'has an entry of nobody'],
    [
      stack.every(({ owner, forces }) =>
        forces.every((one) => state.forces[one]?.owner === owner && state.forces[one].node === node),
      ),
      'has battleforces that are elsewhere, or not their owner’s',
    ],
    [stack.slice(1).every(({ owner }) => owner !== GUARD), 'has a Guard that attacks and that nobody plays'],
  ];
  return checks.flatMap(([isRight, what]) => (isRight ? [] : [`battle ${id} ${what}`]));
}

/** NODE-MOVE-04: those who are not allied share a surface or an orbit only in a battle. In open space they begin together. */
function companyFaults(state: State): readonly string[] {
  const locked = new Set(Object.values(state.battles).flatMap(({ stack }) => stack.flatMap(({ forces }) => forces)));
  const free = Object.values(state.forces).filter(({ id }) => !locked.has(id) && state.ended === null);
  const isShared = (force: Force): boolean => {
    const place = state.map.nodes.find(({ id }) => id === force.node);
    return place === undefined || isOpenSpace(place);
  };
  return free.flatMap((force, i) =>
    isShared(force)
      ? []
      : said(
          free.slice(i + 1),
          (other) =>
            other.node === force.node && other.owner !== force.owner && !areAllies(state, other.owner, force.owner),
          (other) => `${force.id} and ${other.id} share ${force.node} without a battle`,
        ),
  );
}

function phaseFaults(state: State): readonly string[] {
  const { clock, setUp, night, ended, battles } = state;
  const isNightRight = night === null || (clock.day > 0 && night.acted.every((seat) => night.players.includes(seat)));
  const checks: readonly (readonly [boolean, string])[] = [
    [(setUp === null) === clock.day > 0, 'the set-up and the war go on together'],
    [setUp === null || (setUp.step === null) === (setUp.owed.length === 0), 'a step of the set-up asks nobody'],
    [isNightRight, 'somebody acts in a night in which they are not'],
    [ended === null || (night === null && keysOf(battles).length === 0), 'something goes on after the end'],
    [ended === null || ended.winners.every((seat) => isIn(state, seat)), 'somebody wins who is not in the war'],
  ];
  return checks.flatMap(([isRight, what]) => (isRight ? [] : [what]));
}

/** Whether what a timer is about is still there. */
function timerFaults(state: State): readonly string[] {
  const { timers, battles, forces, night, setUp, purses } = state;
  const isThere = (timer: string): boolean => {
    const subject = timer.slice(timer.indexOf(':') + 1);
    switch (timerKind(timer)) {
      case null:
        return false;
      case 'set-up':
        return setUp !== null && setUp.step !== null;
      case 'round':
        return night !== null;
      case 'roster':
        return lookup(forces, subject) !== undefined;
      case 'embargo':
        return Object.values(purses).some(({ held }) => held.some(({ session }) => String(session) === subject));
      default:
        return lookup(battles, subject) !== undefined;
    }
  };
  return [
    ...said(
      keysOf(timers),
      (timer) => !isThere(timer),
      (timer) => `timer ${timer} is about nothing`,
    ),
    ...(setUp?.step != null && timers['set-up:'] === undefined ? ['a step of the set-up has no end'] : []),
    ...(night !== null && timers['round:'] === undefined ? ['a round of the night has no end'] : []),
  ];
}

function bookFaults(state: State): readonly string[] {
  const { ledger, retreats, posts, forces, clock, nextPost } = state;
  const numbers = posts.map(({ seat, number }) => `${seat} ${number}`);
  return [
    ...said(
      ledger,
      ({ seat, amount, day }) => !isIn(state, seat) || amount === 0 || day > clock.day,
      ({ seat, score, day }) => `the ledger has a wrong line: ${seat} ${score} ${day}`,
    ),
    ...said(
      keysOf(retreats),
      (id) => lookup(forces, id) === undefined,
      (id) => `${id} is gone and has a list`,
    ),
    ...said(
      twice(numbers),
      () => true,
      (post) => `two orders for later are ${post}`,
    ),
    ...said(
      posts,
      ({ seat, number }) => number > (lookup(nextPost, seat) ?? 0),
      ({ seat, number }) => `order ${number} of ${seat} is still to come`,
    ),
  ];
}
