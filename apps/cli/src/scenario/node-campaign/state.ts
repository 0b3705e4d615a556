import { nodeCampaign, type State } from '@sealed-orders/rules/node-campaign';
import { nodeFormatText } from '@sealed-orders/text/cli/node-campaign';
import { isRecord, merged } from '../merge.ts';
import { parsed } from '../parsed.ts';
import { Problem } from '../problem.ts';
import { BATTLE_PATTERN, type BattleText, type Begin, FORCE_PATTERN, type ForceText, type Given } from './format.ts';

/** When the battles of a scenario opened: the time of its first step. */
const OPENED_AT = '2026-01-02T12:00:00.000Z';
const DATE = '2026-01-02';
const HOUR_MS = 3_600_000;

const DEFAULT_SEATS: Begin['seats'] = { red: 'orks', blue: 'imperial-guard' };
/** Numbers of what comes in play are far from those of a scenario. */
const NEXT = 100;

const WAYS = ['landing', 'drop', 'webway', 'shadow', 'barge'];

const hoursLater = (hours: number): string => new Date(Date.parse(OPENED_AT) + hours * HOUR_MS).toISOString();
const listOf = (text: string): readonly string[] => text.split(' ').filter(Boolean);

/** The setup that a scenario begins with, as plain values. Any mix of factions is allowed unless it says otherwise. */
export function setupText({ seats, settings, startDate = DATE, with: more }: Begin): unknown {
  const players = Object.entries(seats).map(([id, text]) => ({
    ...{ id, name: `${id.slice(0, 1).toUpperCase()}${id.slice(1)}` },
    ...(isRecord(text) ? text : { faction: text }),
  }));
  return merged({ seats: players, settings: { anyMix: true, ...settings }, startDate }, more ?? {});
}

/** `500 350@200` as units; they are numbered through all battleforces. */
function unitsOf(text: string | undefined, next: () => number, parts: ForceText['units'] = []) {
  const short = listOf(text ?? '').map((word) => {
    const [points, xp = 0] = word.split('@').map(Number);
    return { points, xp };
  });
  return [...short, ...parts].map((unit) => {
    const number = next();
    const plain = { name: `Unit ${number}`, category: 'troops', description: '', isMindless: false, honours: '' };
    return { ...plain, id: `u${number}`, xp: 0, ...unit };
  });
}

/** How a battleforce came and what marks it: `from O7 landing tainted`. */
function marksOf(text: string) {
  const words = listOf(text);
  const from = words.indexOf('from');
  return {
    cameFrom: from < 0 ? null : (words[from + 1] ?? null),
    way: WAYS.find((way) => words.includes(way)) ?? 'path',
    isTainted: words.includes('tainted'),
    isHulk: words.includes('hulk'),
    isFrozen: words.includes('frozen'),
  };
}

function forceOf(id: string, text: ForceText, arrival: number, next: () => number) {
  const { is, units, ...more } = text;
  const [, owner = '', node = '', marks = '', points, killTeam] = FORCE_PATTERN.exec(is) ?? [];
  return {
    ...{ id, owner, name: id, background: '', node, arrival },
    ...marksOf(marks),
    units: unitsOf(points, next, units),
    killTeam: unitsOf(killTeam, next),
    ...more,
  };
}

type Forces = Readonly<Record<string, ReturnType<typeof forceOf>>>;

function forcesOf(given: Given): { readonly forces: Forces; readonly units: number } {
  let units = 0;
  const next = (): number => ++units;
  const forces = Object.entries(given.forces ?? {}).map(([id, text], i) => {
    return [id, forceOf(id, typeof text === 'string' ? { is: text } : text, i + 1, next)] as const;
  });
  return { forces: Object.fromEntries(forces), units };
}

/** A battleforce controls the node in which it stands unless it came from another, or the scenario says who does. */
function controllerOf(given: Given, forces: Forces, node: string): string | null {
  const named = Object.entries(given.control ?? {}).find(([, nodes]) => listOf(nodes).includes(node))?.[0];
  if (named !== undefined) return named === 'nobody' ? null : named;
  return Object.values(forces).find((force) => force.node === node && force.cameFrom === null)?.owner ?? null;
}

function nodesOf(given: Given, forces: Forces, map: State['map']) {
  const burnt = listOf(given.destroyed ?? '');
  const entries = map.nodes.map(({ id, type, site }) => {
    const isOpen = type === 'deep-space' || type === 'warp';
    const state = {
      controller: isOpen ? null : controllerOf(given, forces, id),
      isSiteIntact: site !== null && !burnt.includes(id),
      rok: given.roks?.[id] ?? null,
      portals: given.portals?.[id] ?? [],
      colony: null,
    };
    return [id, state] as const;
  });
  return Object.fromEntries(entries);
}

/** `f1 f2`, `red rok` as an entry of a stack. */
function entryOf(text: string, forces: Forces) {
  const words = listOf(text);
  const ids = words.filter((word) => /^f\d+$/.test(word));
  const lost = ids.find((id) => forces[id] === undefined);
  if (lost !== undefined) throw new Problem(nodeFormatText.noForce(lost));
  const first = forces[ids[0] ?? ''];
  const named = words.find((word) => word !== 'rok' && !ids.includes(word));
  return { owner: named ?? first?.owner, forces: ids, hasRok: words.includes('rok'), way: first?.way ?? 'path' };
}

const NO_TALK = {
  levels: [],
  pivotal: null,
  random: [],
  multi: null,
  report: null,
  amendment: null,
  confirmed: [],
  armies: [],
  lists: [],
  defences: [],
  dispute: null,
};

function battlesOf(given: Given, forces: Forces, settings: State['settings']) {
  const battles = (given.battles ?? []).map((text, i) => {
    const written: BattleText = typeof text === 'string' ? { is: text } : text;
    const { is, talk, ...more } = written;
    const [, node, stack = ''] = BATTLE_PATTERN.exec(is) ?? [];
    const plain = {
      ...{ id: `b${i + 1}`, node, openedAt: OPENED_AT, openedDay: given.day ?? 1, level: null, mission: null },
      ...{ isPivotal: false, choice: null, multi: null },
    };
    const entries = stack.split(', ').map((entry) => entryOf(entry, forces));
    return { battle: { ...plain, stack: entries, ...more }, talk: { ...NO_TALK, ...talk } };
  });
  const timers = battles.flatMap(({ battle: { id, mission } }) => [
    [`battle:${id}`, hoursLater(settings.battleDeadlineDays * 24)] as const,
    ...(mission === null ? [[`mission:${id}`, hoursLater(settings.missionDays * 24)] as const] : []),
    [`vacant:${id}`, hoursLater(settings.vacantRandomHours)] as const,
  ]);
  return {
    battles: Object.fromEntries(battles.map(({ battle }) => [battle.id, battle])),
    talks: Object.fromEntries(battles.map(({ battle, talk }) => [battle.id, talk])),
    timers: Object.fromEntries(timers),
  };
}

function playersOf(seats: Begin['seats']) {
  const plain = { used: { taint: 0, portal: 0 }, colony: null, isUncalled: false, entersAt: [], brought: [], army: '' };
  const entries = Object.entries(seats).map(([id, text]) => {
    const { faction, ...more } = isRecord(text) ? text : { faction: text };
    const standing = faction === null ? 'waiting' : 'in';
    const name = `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;
    return [id, { ...plain, id, name, faction, standing, isEmpty: faction === null, ...more }] as const;
  });
  return Object.fromEntries(entries);
}

function pursesOf(given: Given, seats: readonly string[]) {
  const entries = seats.map((id) => {
    const points = given.held?.[id] ?? 0;
    const held = points === 0 ? [] : [{ session: 1, points }];
    return [id, { cp: given.cp?.[id] ?? 7, free: given.acceleration?.[id] ?? 0, held }] as const;
  });
  return Object.fromEntries(entries);
}

const ledgerOf = ({ scored = {}, day = 1 }: Given) =>
  Object.entries(scored).flatMap(([seat, lines]) =>
    Object.entries(lines).map(([score, amount]) => ({ seat, amount, score, rule: 'NODE-VP-01', day, battle: null })),
  );

/** The state that a scenario gives, as plain values; the rules' own schema checks it. */
export function stateText(given: Given): unknown {
  const { seats: written = DEFAULT_SEATS, settings } = given;
  const setup = parsed(
    nodeCampaign.schemas.setup,
    setupText({ seats: withoutParts(written), ...(settings === undefined ? {} : { settings }) }),
    'settings',
  );
  const seats = Object.keys(written);
  const { forces, units } = forcesOf(given);
  const state = {
    settings: setup.settings,
    map: setup.map,
    seats,
    players: playersOf(written),
    nodes: nodesOf(given, forces, setup.map),
    forces,
    ...battlesOf(given, forces, setup.settings),
    past: [],
    ledger: ledgerOf(given),
    clock: { day: given.day ?? 1, date: given.date ?? DATE, since: OPENED_AT, startDate: DATE },
    setUp: null,
    present: [],
    night: null,
    ended: null,
    purses: pursesOf(given, seats),
    retreats: Object.fromEntries(Object.entries(given.retreats ?? {}).map(([id, nodes]) => [id, listOf(nodes)])),
    posts: [],
    next: {
      force: NEXT,
      unit: units,
      battle: given.battles?.length ?? 0,
      arrival: NEXT,
      session: given.held === undefined ? 0 : 1,
    },
    nextPost: Object.fromEntries(seats.map((id) => [id, 0])),
    overdue: null,
    processedAt: OPENED_AT,
  };
  return merged(state, given.with ?? {});
}

/** The factions alone: other parts of a player are the state's. */
const withoutParts = (seats: Begin['seats']): Begin['seats'] =>
  Object.fromEntries(Object.entries(seats).map(([id, text]) => [id, isRecord(text) ? text.faction : text]));
