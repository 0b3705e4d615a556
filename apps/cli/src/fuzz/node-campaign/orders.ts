import { lookup } from '@sealed-orders/rules/kernel';
import {
  COMMANDS,
  FACTIONS,
  type NodeGame,
  nodeCampaign,
  type Order,
  type View,
} from '@sealed-orders/rules/node-campaign';
import type { Random } from '../random.ts';

type Battle = View['battles'][string];

/** A seat's view, with what most of its orders need. */
interface Eyes {
  readonly view: View;
  readonly seat: string;
  readonly random: Random;
}

const pickFrom = <One>(random: Random, listed: readonly One[]): readonly One[] =>
  listed.length === 0 ? [] : [random.pick(listed)];

const allNodes = ({ map }: View): readonly string[] => map.nodes.map(({ id }) => id);

const joinedTo = ({ map }: View, node: string): readonly string[] =>
  map.paths.flatMap(({ ends: [a, b] }) => (a === node ? [b] : b === node ? [a] : []));

const ownForces = ({ view, seat }: Eyes) => Object.values(view.forces).filter(({ owner }) => owner === seat);

/** Mostly a neighbour of an own battleforce or node, else any node. */
function near(eyes: Eyes, from: string | undefined): string {
  const { view, seat, random } = eyes;
  const held = allNodes(view).filter((node) => lookup(view.nodes, node)?.controller === seat);
  const [start] = from === undefined ? pickFrom(random, held) : [from];
  const [beside] = start === undefined ? [] : pickFrom(random, joinedTo(view, start));
  return random.chance(85) && beside !== undefined ? beside : random.pick(allNodes(view));
}

function unitOf(random: Random) {
  const category = random.pick(['hq', 'troops', 'troops', 'other', 'fast-attack']);
  return { name: `U${random.int(100)}`, category, points: 5 * (1 + random.int(80)) };
}
const unitsOf = (random: Random) => Array.from({ length: random.int(4) }, () => unitOf(random));

function drawnCommand(eyes: Eyes): unknown {
  const { view, seat, random } = eyes;
  const force = pickFrom(random, ownForces(eyes))[0];
  const type = random.chance(50) ? 'move' : random.pick(COMMANDS);
  const anyForce = pickFrom(random, Object.keys(view.forces))[0];
  const units = force?.units.map(({ id }) => id) ?? [];
  const change = pickFrom(random, units).map((unit) => ({ unit, changes: 1 + random.int(2), into: unitOf(random) }));
  const fields: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    move: { force: force?.id, to: near(eyes, force?.node) },
    call: { at: random.pick(['D1', 'D2', 'D3']), to: random.pick(['ORB-O', 'ORB-V', 'O9']) },
    redeploy: { force: force?.id, to: near(eyes, force?.node) },
    expand: { node: near(eyes, undefined) },
    reinforce: { node: random.pick(['D1', 'D3', 'W', ...allNodes(view)]) },
    modify: {
      ...{ force: force?.id, add: unitsOf(random), retire: [], change: random.chance(50) ? change : [] },
      retrain: random.chance(30),
    },
    destroy: { force: force?.id, what: random.pick(['site', 'rok', 'portal', 'colony']), owner: null },
    corrupt: { node: random.pick(allNodes(view)) },
    taint: { force: anyForce },
    'phase-out': { force: force?.id, to: random.pick(['D1', 'D2', 'D3']) },
    cede: { node: near(eyes, undefined), to: random.pick([...view.seats, seat, '*guard']) },
    portal: { node: random.pick(allNodes(view)) },
  };
  return { type, ...fields[type] };
}

function drawnSeries(eyes: Eyes): unknown {
  const { random, view } = eyes;
  const commands = Array.from({ length: random.chance(75) ? 1 : 1 + random.int(4) }, () => drawnCommand(eyes));
  const date = view.clock.date ?? '2026-01-01';
  const when = random.chance(80)
    ? { kind: 'now' }
    : random.pick([
        { kind: 'affordable', mayPass: random.chance(50) },
        { kind: 'on', date, time: '23:00' },
      ]);
  return { type: 'commands', commands, when };
}

/** What was fought with, as far as it fits into the level. */
function fielded(eyes: Eyes, { stack }: Battle) {
  const ids: readonly string[] = stack.flatMap(({ forces }) => forces);
  const own = ownForces(eyes).filter(({ id }) => ids.includes(id));
  return own.flatMap(({ units }) => units.map(({ id }) => ({ unit: id, isFull: eyes.random.chance(40), deeds: [] })));
}

function resultOf({ random, view }: Eyes, { isPivotal, level, multi }: Battle) {
  const winner = random.pick([0, 1, null, ...(multi === null ? [] : multi.sides.map((_, i) => i))]);
  return {
    date: view.clock.date ?? '2026-01-01',
    mission: random.pick(['cleanse', 'breakout', 'sabotage']),
    ...{ isPivotal, level: level ?? 1000, winner, iasl: [] },
    degree: winner === null ? null : random.pick(['marginal', 'solid', 'crushing']),
  };
}

/** What a player says about a battle. */
function drawnWord(eyes: Eyes, battle: Battle): unknown {
  const { random, view } = eyes;
  const { id, choice, stack } = battle;
  const owners = [...new Set(stack.map(({ owner }) => owner))];
  const [first = [], ...rest] = owners.map((owner) => [owner]);
  const sides = random.chance(50) ? [first, ...rest] : [first, rest.flat()];
  const report = { battle: id, result: resultOf(eyes, battle), units: fielded(eyes, battle) };
  const choices = choice?.of ?? [];
  const words: readonly unknown[] = [
    { type: 'level', battle: id, level: 1000 },
    { type: 'level', battle: id, level: 1000 },
    { type: 'pivotal', battle: id, wants: random.chance(70) },
    { type: 'roll-mission', battle: id },
    ...choices.map((one) =>
      choice?.kind === 'breakout'
        ? { type: 'leave', battle: id, to: one }
        : { type: 'choose-mission', battle: id, mission: one },
    ),
    { type: 'list', battle: id, force: pickFrom(random, ownForces(eyes))[0]?.id ?? null, units: unitsOf(random) },
    { type: 'report', ...report },
    { type: 'report', ...report },
    { type: 'confirm', battle: id, units: [] },
    { type: 'confirm', battle: id, units: [] },
    { type: 'amend', ...report },
    { type: 'field', battle: id, units: report.units },
    { type: 'dispute', battle: id, text: 'No' },
    { type: 'take-back', battle: id },
    { type: 'concede', battle: id },
    { type: 'random', battle: id, wants: random.chance(80) },
    { type: 'multi', battle: id, sides },
    { type: 'consent', battle: id, agrees: random.chance(80) },
  ];
  const asked = lookup(view.talks, id)?.multi ?? null;
  return asked !== null && random.chance(30) ? { type: 'consent', battle: id, agrees: true } : random.pick(words);
}

/** What a player does with the own battleforces and seat. */
function drawnAffair(eyes: Eyes): unknown {
  const { random, view } = eyes;
  const force = pickFrom(random, ownForces(eyes))[0];
  const nodes = Array.from({ length: random.int(4) }, () => near(eyes, force?.node));
  return random.pick([
    { type: 'retreats', force: force?.id, nodes: [...new Set(nodes)] },
    { type: 'roster', force: force?.id, units: unitsOf(random), killTeam: [] },
    { type: 'rename', force: force?.id, name: `N${random.int(100)}`, background: '' },
    { type: 'withdraw', post: 1 + random.int(5) },
    { type: 'present', isPresent: !view.present.some((one) => one === eyes.seat) },
    { type: 'pass' },
    { type: 'pass' },
  ]);
}

function drawnWritten(eyes: Eyes): unknown {
  const { view, seat, random } = eyes;
  const standing = lookup(view.players, seat)?.standing;
  if (standing !== 'in') return { type: 'join', faction: random.pick(FACTIONS), army: '', nodes: [] };
  if (view.setUp?.owed.some((one) => one === seat) === true && random.chance(70)) {
    const parts = view.setUp.parts.filter(({ owner }) => owner === seat);
    const places =
      view.setUp.step === 'guard' ? parts.map(({ nodes }) => random.pick(nodes)) : [random.pick(allNodes(view))];
    return { type: 'place', nodes: places };
  }
  const mine = Object.values(view.battles).filter(({ stack }) => stack.some(({ owner }) => owner === seat));
  const [battle] = pickFrom(random, mine);
  if (battle !== undefined && random.chance(60)) return drawnWord(eyes, battle);
  return random.chance(85) ? drawnSeries(eyes) : drawnAffair(eyes);
}

/** An order that a player might give, seeing what the seat sees; it may be refused. Null if it is not even one. */
export function drawnOrder(view: NodeGame['view'], random: Random): Order | null {
  if (view.you === null) return null;
  const written = drawnWritten({ view, seat: view.you, random });
  return nodeCampaign.schemas.order.safeParse(written).data ?? null;
}
