import type { SeatId } from '../../kernel/index.ts';
import { invariant, seededDice, sha256Hex, stepKey } from '../../kernel/index.ts';
import { apply } from '../apply.ts';
import { begin } from '../begin.ts';
import { EDITION } from '../data/editions.ts';
import { army, presets } from '../description.ts';
import { hexCampaign } from '../index.ts';
import { practice } from '../practice/practice.ts';
import { setup } from '../schemas/setup.ts';
import type { BuildLineType, Event, Order, Sheet, State } from '../types.ts';

/** A campaign with some seats run by the computer, at its current point. */
export interface PracticeRun {
  readonly state: State;
  readonly events: readonly Event[];
  readonly steps: number;
  /** The Build sheets of the seats run by the computer, in the order in which they were written. */
  readonly builds: readonly Built[];
}

/** What a seat bought in a Build phase, and the BP that it had in store. */
export interface Built {
  readonly turn: number;
  readonly seat: SeatId;
  readonly store: number;
  readonly bought: readonly BuildLineType[];
}

export interface Wanted {
  readonly seed: string;
  readonly turns: number;
  /** The races at the table. */
  readonly factions: readonly string[];
  /** The other seats seal what an absent player would. */
  readonly passive?: readonly string[];
  readonly settings?: Readonly<Record<string, unknown>>;
}

const TABLE = (seed: string, n: number) => ({
  edition: EDITION,
  dice: seededDice(stepKey(sha256Hex(seed), seed, n, {})),
});
const at = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 3_600_000).toISOString();

/** A practice campaign at its beginning. */
export function begunWar({ seed, factions, settings = {} }: Wanted): State {
  const { preset, start, settings: own } = practice.war;
  const usual = presets.find(({ id }) => id === preset)?.settings ?? {};
  const chosen = { ...usual, ...own, ...settings };
  const given = setup.parse({
    preset,
    start,
    settings: chosen,
    seats: factions.map((faction, i) => ({
      id: `s${i + 1}`,
      name: `Seat ${i + 1}`,
      faction,
      detachments: army.from(army.readyMade({ faction }, chosen)[0]?.forces ?? []),
    })),
  });
  const opening = begin(given, TABLE(seed, 0), at(0));
  invariant(opening.ok, `the war begins: ${JSON.stringify(opening.ok ? null : opening.problem)}`);
  return opening.value.state;
}

/** Plays until the turn or the campaign is over. Any refusal is a fault of the playing seats. */
export function playedWar(wanted: Wanted): PracticeRun {
  let state = begunWar(wanted);
  const events: Event[] = [];
  const builds: Built[] = [];
  let n = 0;
  while (state.ended === null && state.turn <= wanted.turns) {
    n += 1;
    const step = stepped(state, wanted, n, builds);
    state = step.state;
    events.push(...step.events);
  }
  return { state, events, steps: n, builds };
}

/** Lines that buy nothing. */
const FREE: readonly BuildLineType[] = ['route', 'convoy', 'unload'];

function builtBy(state: State, seat: SeatId, sheet: Sheet | null): readonly Built[] {
  if (sheet?.phase !== 'build') return [];
  const own = hexCampaign.view(state, { kind: 'seat', seat }).own?.sites ?? {};
  const store = Object.values(own).reduce((sum, site) => sum + (site.kind === 'urban' ? site.bp : 0), 0);
  const bought = sheet.lines.map(({ type }) => type).filter((type) => !FREE.includes(type));
  return [{ turn: state.turn, seat, store, bought }];
}

function stepped(state: State, wanted: Wanted, n: number, builds: Built[]): { state: State; events: readonly Event[] } {
  const given = nextOrder(state, wanted);
  if (given !== null) return taken(state, { type: 'order', at: at(n), ...given }, wanted, n);
  const sheets: Record<string, Sheet | null> = {};
  const asked = hexCampaign.awaiting(state);
  invariant(
    asked.every(({ by, seat }) => by === 'sheet' || isPassive(wanted, seat)),
    `the war waits for ${JSON.stringify(asked)}`,
  );
  for (const { seat, by } of asked) {
    if (by !== 'sheet') continue;
    sheets[seat] = sheetOf(state, wanted, seat);
    if (!isPassive(wanted, seat)) builds.push(...builtBy(state, seat, sheets[seat]));
  }
  return taken(state, { type: 'phase', at: at(n), closedBy: 'referee', sheets }, wanted, n);
}

const isPassive = ({ passive = [] }: Wanted, seat: SeatId): boolean => passive.includes(seat);

function nextOrder(state: State, wanted: Wanted): { seat: SeatId; order: Order } | null {
  for (const seat of state.seatOrder) {
    if (isPassive(wanted, seat)) continue;
    const view = hexCampaign.view(state, { kind: 'seat', seat });
    const order = practice.order(view);
    if (order === null) continue;
    const refused = hexCampaign.checkOrder(view, seat, order);
    invariant(refused.length === 0, `${seat} gives ${JSON.stringify(order)}: ${JSON.stringify(refused)}`);
    return { seat, order };
  }
  return null;
}

function sheetOf(state: State, wanted: Wanted, seat: SeatId): Sheet | null {
  const view = hexCampaign.view(state, { kind: 'seat', seat });
  const sheet = isPassive(wanted, seat) ? hexCampaign.sheets.standing(view) : practice.sheet(view);
  invariant(sheet !== null, `${seat} writes nothing in ${view.phase}`);
  const refused = hexCampaign.sheets.check(view, hexCampaign.sheets.schema.parse(sheet));
  invariant(refused.length === 0, `${seat} seals ${JSON.stringify(sheet)}: ${JSON.stringify(refused)}`);
  return sheet;
}

function taken(state: State, input: Parameters<typeof apply>[1], { seed }: Wanted, n: number) {
  const step = apply(state, input, TABLE(seed, n));
  invariant(step.ok, `refused in turn ${state.turn}: ${JSON.stringify(step.ok ? null : step.problem)}`);
  return step.value;
}
