import { createHash } from 'node:crypto';
import { createHost, dueInstant, type OpenHost, type UserId } from '@sealed-orders/host';
import { lookup, present, type SeatId, seatId, USUAL_PACE, WEEKDAYS } from '@sealed-orders/rules/kernel';
import { type BattleResult, daysAfter, nodeCampaign, type Order, type View } from '@sealed-orders/rules/node-campaign';
import { accounts, DEMO_PASSWORD, type LoadedDemo } from '../accounts.ts';
import { must } from '../must.ts';
import { PLAYERS, rosterOf } from './players.ts';
import {
  commands,
  DAY,
  enrolled as enrolledWith,
  given,
  HOUR,
  optionsOf,
  placed,
  refereesView,
  ruled,
  started as seatedAndStarted,
  viewOf,
  type War,
} from './staging.ts';

export const ORSANA_SLUG = 'orsana-reach';
const NAME = 'Orsana Reach';
const ZONE = 'Europe/Berlin';

/** Change the id when the war changes: a site with the earlier one then gets the new one as well. */
const IDENTITY = {
  id: '5ea1ed00-0000-4000-8000-000000000701',
  seed: createHash('sha256').update('orsana-reach 1').digest('hex'),
  tail: '1'.repeat(16),
};

/** The day that is open when the war is loaded. */
const TODAY = 17;
/** On the evening of this day they meet for a game night. */
const NIGHT = 12;
/** From this day on players save their points, and battles wait for their players. */
const QUIET_FROM = 14;
/** Orders of a player on one day at most. */
const MOST_ORDERS = 6;
const REFEREE = { username: 'referee', displayName: 'Rune' };

/**
 * Loads a war of six players on the default map, on its seventeenth day, unless it is loaded already. A war that users
 * have played on stays as it is.
 * @param now the time at which it is loaded
 */
export async function loadOrsana(open: OpenHost, now: Date = new Date()): Promise<LoadedDemo> {
  const users = await accounts(open, [...PLAYERS, REFEREE], DEMO_PASSWORD);
  const userOf = (username: string): UserId => present(users.get(username), `an account of ${username}`);
  const campaign = IDENTITY.id;
  const [first] = (await open.host.steps(campaign, { kind: 'referee' }, { from: 0 })).steps;
  // The clock is set back for the demo only: what other campaigns owe is done before.
  if (first === undefined) await open.host.runDue();
  const began = first === undefined ? beginning(now) : Date.parse(first.at);
  let clock = new Date(began);
  const war: War = {
    host: createHost({ db: open.db, clock: () => clock, identity: () => IDENTITY }),
    campaign,
    players: new Map(PLAYERS.map(({ id, username }) => [seatId(id), userOf(username)])),
    referee: userOf(REFEREE.username),
    at: (after) => {
      clock = new Date(Math.min(began + after, now.getTime()));
    },
  };
  if (first === undefined) await started(war);
  if (!(await isLoaded(war, began))) await played(war);
  const head = await open.host.head(campaign);
  return {
    campaign,
    name: head?.name ?? NAME,
    slug: head?.slug ?? ORSANA_SLUG,
    logins: [
      ...PLAYERS.map(({ username, name }) => ({ username, plays: name })),
      { username: REFEREE.username, plays: null },
    ],
  };
}

/** When the war begins: in the afternoon, so many days ago by the clocks of its zone. */
function beginning(now: Date): number {
  const midnight = dueInstant({
    kind: 'next',
    after: now.toISOString(),
    weekdays: [...WEEKDAYS],
    times: ['00:00'],
    zone: ZONE,
  });
  return midnight.getTime() - TODAY * DAY - 8 * HOUR;
}

/** Whether its last midnight has come: everything after it is done by users, and even a rewind comes later. */
async function isLoaded({ host, campaign }: War, began: number): Promise<boolean> {
  const last = (await host.steps(campaign, { kind: 'referee' })).steps.at(-1);
  return last !== undefined && Date.parse(last.at) > began + TODAY * DAY - 18 * HOUR;
}

async function started(war: War): Promise<void> {
  const { host, campaign, referee } = war;
  if ((await host.lobby(campaign, { kind: 'referee' })) === null) {
    must(
      await host.createCampaign(referee, {
        ...{ name: NAME, slug: ORSANA_SLUG, system: 'node-campaign', isPublic: true, isListed: true },
        setup: { preset: 'club', settings: { timeZone: ZONE } },
        seats: PLAYERS.map(({ id, name, faction }) => ({ id, name, choices: { faction } })),
        pace: USUAL_PACE,
      }),
    );
  }
  await seatedAndStarted(war);
}

/** Plays the war from the day on which it is until today has begun. */
async function played(war: War): Promise<void> {
  war.at(HOUR);
  await setUp(war);
  const { clock } = await refereesView(war);
  for (let day = Math.max(1, clock.day); day < TODAY; day += 1) {
    const evening = day * DAY + 2 * HOUR;
    await midnightBefore(war, day);
    war.at(evening);
    for (const seat of inTurn(war, day)) await orderedBy(war, seat, day);
    if (day === NIGHT) await gameNight(war, evening + 2 * HOUR);
  }
  await somethingToDo(war);
  await midnightBefore(war, TODAY);
}

/** On the morning of a day: its midnight and whatever else fell due has come. */
async function midnightBefore(war: War, day: number): Promise<void> {
  war.at(day * DAY - 8 * HOUR);
  await war.host.runDue();
}

/** Each day another player is the first. */
function inTurn({ players }: War, day: number): readonly SeatId[] {
  const seats = [...players.keys()];
  const first = day % seats.length;
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** Everybody chooses where to begin, step after step, and enters the rosters. */
async function setUp(war: War): Promise<void> {
  await placed(war);
  for (const seat of war.players.keys()) await enrolled(war, seat);
}

/** What a player does on an evening: rosters, battles, orders. */
async function orderedBy(war: War, seat: SeatId, day: number): Promise<void> {
  await enrolled(war, seat);
  for (let n = 0; n < MOST_ORDERS; n += 1) {
    const view = await viewOf(war, seat);
    const order = reportOf(view, seat, day) ?? usual(view, day);
    if (order === null || !(await given(war, seat, order))) return;
    await enrolled(war, seat);
  }
}

/** A bold order, or the computer’s. From a certain day on nothing costs points and no report is confirmed. */
function usual(view: View, day: number): Order | null {
  const isQuiet = day >= QUIET_FROM;
  const bold = isQuiet ? null : boldest(view, NIGHT - 3 < day && day <= NIGHT);
  if (bold !== null) return bold;
  const order = nodeCampaign.practice?.order(view) ?? null;
  if (order?.type === 'random') return null;
  const saves = order?.type === 'commands' && (isQuiet || forcesIn(view) >= 2);
  return saves || (isQuiet && order?.type === 'confirm') ? null : order;
}

const forcesIn = ({ forces, you }: View): number => Object.values(forces).filter(({ owner }) => owner === you).length;

/** How much players want what an order leads to. */
const WANTED = { node: 8, battle: 7, expand: 6, corrupt: 5 } as const;

/**
 * The order that takes a node or attacks, by the chance that it succeeds; null: there is none.
 * @param isTruce whether nobody attacks, so that the battles end before the game night
 */
function boldest(view: View, isTruce: boolean): Order | null {
  const rated = optionsOf(view, 'command').flatMap((option) => {
    const { command, outlook, refusal } = option;
    const leadsTo = outlook?.meets ?? command.type;
    if (isTruce && leadsTo === 'battle') return [];
    const worth = Object.entries(WANTED).find(([what]) => what === leadsTo)?.[1] ?? 0;
    return refusal !== null || worth === 0 ? [] : [{ option, worth: worth * (outlook?.percent ?? 100) }];
  });
  const [best] = rated.toSorted((one, other) => other.worth - one.worth);
  return best === undefined ? null : commands(best.option, { kind: 'now' });
}

/** The roster and the name of every battleforce that has none and can get one. */
async function enrolled(war: War, seat: SeatId): Promise<void> {
  const player = PLAYERS.find(({ id }) => id === seat);
  await enrolledWith(war, seat, player === undefined ? [] : rosterOf(player));
}

/** Days after which a battle has been fought and is reported by the attacker. */
const FOUGHT_AFTER = 1;

/** The report of a battle that this player attacked and has fought; null: there is none. */
function reportOf(view: View, seat: SeatId, day: number): Order | null {
  for (const option of nodeCampaign.options(view)) {
    if (option.type !== 'report') continue;
    const { battle: id, result, fielded, refusal } = option;
    const battle = lookup(view.battles, id);
    const isAttacker = battle?.stack[1]?.owner === seat;
    if (battle === undefined || !isAttacker || refusal !== null) continue;
    // Of the last battles every other one has been fought: its report waits for the opponent.
    const isFought = day < QUIET_FROM || (day === TODAY - 1 && Number(id.slice(1)) % 2 === 0);
    if (day - battle.openedDay < FOUGHT_AFTER || !isFought) continue;
    return { type: 'report', battle: id, result: { ...result, ...wonBy(id) }, units: [...fielded] };
  }
  return null;
}

/** Who won, by the number of the battle: the attacker of every other one. */
function wonBy(battle: string): Pick<BattleResult, 'winner' | 'degree'> {
  const number = Number(battle.slice(1));
  const degrees = ['marginal', 'solid', 'crushing', 'solid'] as const;
  return { winner: number % 2, degree: degrees[number % degrees.length] ?? 'marginal' };
}

const ROUNDS = 4;

/** A session of the game night: rounds in which everybody orders or passes, until a battle ends it or they stop. */
async function gameNight(war: War, after: number): Promise<void> {
  war.at(after);
  for (const seat of war.players.keys()) await given(war, seat, { type: 'present', isPresent: true });
  if (Object.keys((await refereesView(war)).battles).length > 0) await settled(war);
  const { night } = await refereesView(war);
  if (night === null) await ruled(war, { type: 'open-night' }, 'We are all here.');
  for (let round = 0; round < ROUNDS; round += 1) {
    war.at(after + (round + 1) * (HOUR / 6));
    for (const seat of war.players.keys()) await actedOnce(war, seat);
  }
  war.at(after + HOUR);
  await war.host.runDue();
  if ((await refereesView(war)).night !== null) await ruled(war, { type: 'close-night' }, 'It is late.');
  for (const seat of war.players.keys()) await given(war, seat, { type: 'present', isPresent: false });
}

/** Battles that still wait are fought before the session. */
async function settled(war: War): Promise<void> {
  const { battles } = await refereesView(war);
  for (const { id } of Object.values(battles)) await ruled(war, { type: 'call-off', battle: id }, 'Nobody had time.');
}

async function actedOnce(war: War, seat: SeatId): Promise<void> {
  const view = await viewOf(war, seat);
  if (view.night === null || view.night.acted.includes(seat)) return;
  const order = nodeCampaign.practice?.order(view) ?? null;
  if (order !== null) await given(war, seat, order);
  await enrolled(war, seat);
}

/** Two battles wait for their players at least, and one player has dated an order ahead. */
async function somethingToDo(war: War): Promise<void> {
  for (const seat of inTurn(war, TODAY)) {
    const view = await viewOf(war, seat);
    if (Object.keys(view.battles).length >= 2) break;
    const attack = optionsOf(view, 'command').find(({ outlook, refusal }) => outlook?.meets === 'battle' && !refusal);
    if (attack !== undefined) await given(war, seat, commands(attack, { kind: 'now' }));
  }
  const [careful] = war.players.keys();
  if (careful === undefined) return;
  const view = await viewOf(war, careful);
  if (view.posts.some(({ seat }) => seat === careful)) return;
  const later = optionsOf(view, 'command').find(
    ({ command }) => command.type === 'move' || command.type === 'redeploy',
  );
  const date = daysAfter(present(view.clock.date, 'a day'), 3);
  if (later !== undefined) await given(war, careful, commands(later, { kind: 'on', date, time: '20:00' }));
}
