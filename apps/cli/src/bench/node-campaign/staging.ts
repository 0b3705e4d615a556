import { createHost, type Host, type OpenHost, type UserId } from '@sealed-orders/host';
import { lookup, present, type SeatId, seatId } from '@sealed-orders/rules/kernel';
import { type NodeMap, nodeCampaign, type Order, type View } from '@sealed-orders/rules/node-campaign';
import { copied } from '../copies.ts';
import { newNonce, newUsers } from '../seeded.ts';
import { unpacked } from '../unpacked.ts';

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** A club of six. */
const FACTIONS = {
  azure: 'imperial-guard',
  madder: 'orks',
  ochre: 'chaos',
  verdigris: 'tau',
  umber: 'necrons',
  slate: 'tyranids',
} as const;
export const SEATS: readonly SeatId[] = Object.keys(FACTIONS).map((name) => seatId(name));

/** A public war of six players, with a referee who plays none of them. */
export interface NodeWar {
  readonly host: Host;
  readonly id: string;
  readonly slug: string;
  readonly referee: UserId;
  readonly players: ReadonlyMap<SeatId, UserId>;
}

/** The player whose pages are looked at. */
export const WATCHER: SeatId = seatId('azure');

export const playerOf = ({ players }: NodeWar, seat: SeatId): UserId =>
  present(players.get(seat), `the player of ${seat}`);

interface Wanted {
  readonly settings?: Readonly<Record<string, unknown>>;
  /** By default the map of the game. */
  readonly map?: NodeMap;
  /** When the set-up begins, ms; by default so long ago that the war is on. */
  readonly began?: number;
}

/** So many hours to choose where to begin that no scheduler chooses for anybody. */
const NO_HURRY = 1000;

/**
 * A war on its first day at least, with rosters. Only a midnight begins it, so its set-up was the day before; a scheduler
 * of the site may be bringing the midnights since.
 */
export async function begunWar(opened: OpenHost, wanted: Wanted = {}): Promise<NodeWar> {
  const { settings = {}, map, began = Date.now() - 2 * DAY } = wanted;
  let now = new Date(began);
  const host = createHost({ db: opened.db, clock: () => now });
  const [referee = '', ...users] = await newUsers(opened, SEATS.length + 1);
  const made = await host.createCampaign(referee, {
    name: 'Bench',
    system: 'node-campaign',
    setup: {
      preset: 'free',
      settings: { anyMix: true, setupHours: NO_HURRY, ...settings },
      ...(map === undefined ? {} : { map }),
    },
    seats: Object.entries(FACTIONS).map(([id, faction]) => ({ id, name: id, choices: { faction } })),
    isPublic: true,
  });
  if (!made.ok) throw new Error(`no campaign: ${JSON.stringify(made.problem)}`);
  const { id, slug } = made.value;
  const players = new Map(SEATS.map((seat, i) => [seat, present(users[i], 'a user for each seat')]));
  const war = { host, id, slug, referee, players };
  for (const [seat, user] of players) await host.takeSeat(id, seat, user);
  const started = await host.start(id, referee);
  if (!started.ok) throw new Error(`no start: ${JSON.stringify(started.problem)}`);
  await prepared(war);
  now = new Date(Math.min(began + DAY, Date.now()));
  while ((await viewOf(war, 'referee')).clock.day === 0) await stepMade(opened, host, id);
  return wanted.began === undefined ? { ...war, host: opened.host } : war;
}

/** The step that is due, made here or by a scheduler of the site that is working on it. */
async function stepMade({ db }: OpenHost, host: Host, id: string): Promise<void> {
  await host.runDue();
  await db.pool.query('SELECT 1 FROM campaign WHERE id = $1 FOR SHARE', [id]);
}

/** What a seat or the referee knows now. */
export async function viewOf({ host, id }: NodeWar, who: SeatId | 'referee'): Promise<View> {
  const seen = await host.viewOf(id, who === 'referee' ? { kind: 'referee' } : { kind: 'seat', seat: who });
  return nodeCampaign.schemas.view.parse(seen?.view);
}

/** Whether the order was given. */
export async function given(war: NodeWar, seat: SeatId, order: Order): Promise<boolean> {
  const giving = { order, nonce: newNonce(), userId: playerOf(war, seat) };
  return (await war.host.give(war.id, seat, giving)).ok;
}

const PREPARATIONS: readonly Order['type'][] = ['place', 'roster'];

/** Everybody chooses where to begin and enters the rosters, as the computer would. Tau choose when others have. */
async function prepared(war: NodeWar): Promise<void> {
  let isDone = false;
  while (!isDone) {
    isDone = true;
    for (const seat of SEATS) {
      const order = nodeCampaign.practice?.order(await viewOf(war, seat)) ?? null;
      if (order === null || !PREPARATIONS.includes(order.type)) continue;
      if (await given(war, seat, order)) isDone = false;
    }
  }
}

/** Settings with which a battleforce can go back and forth forever. */
export const FREE_MOVES = { cost: { move: 0, tauMove: 0 } };

/**
 * An order that a seat can give again and again if moves are free: a battleforce goes to the next node and comes back.
 * If it has to, it takes a node that is nobody’s, once.
 */
export function thereAndBack(view: View): Order {
  const seat = present(view.you, 'a player');
  for (const meets of ['nothing', 'node'] as const) {
    for (const option of nodeCampaign.options(view)) {
      if (option.type !== 'command' || option.command.type !== 'move' || option.refusal !== null) continue;
      const { command, outlook } = option;
      const home = lookup(view.forces, command.force)?.node;
      const isSafe = outlook?.percent === 100 && outlook.meets === meets && outlook.others.length === 0;
      if (home === undefined || !isSafe) continue;
      const back = { ...command, to: home };
      const order: Order = { type: 'commands', commands: [command, back], when: { kind: 'now' } };
      if (nodeCampaign.checkOrder(view, seat, order).length === 0) return order;
    }
  }
  throw new Error(`${seat} cannot go anywhere and come back`);
}

/** More than anybody can hold. */
const PLENTY = 100;

/**
 * The same war with nothing behind it: a copy with the same battleforces and pending battles, in which no battle is over
 * and nothing has been scored, and whose log begins here. The referee gives points first, so that the step that is copied
 * concerns everybody.
 */
export async function withoutPast(opened: OpenHost, war: NodeWar): Promise<NodeWar> {
  await givePoints(war);
  const [id = ''] = await copied(opened, war.id, 1);
  const { pool } = opened.db;
  const { rows } = await pool.query<{ state: Uint8Array }>('SELECT state FROM step WHERE campaign_id = $1', [id]);
  const state = nodeCampaign.schemas.state.parse(unpacked(present(rows[0], 'the last step').state));
  const text = JSON.stringify({ ...state, past: [], ledger: [] });
  await pool.query('UPDATE step SET state = $2 WHERE campaign_id = $1', [id, Buffer.from(text)]);
  return { ...war, id, slug: id };
}

const lastNumber = async ({ host, id }: NodeWar): Promise<number> => (await host.lastStep(id))?.n ?? 0;

/** Plays the war as {@link playedTo} does, for this many steps more. */
export const playedOn = async (war: NodeWar, steps: number): Promise<void> =>
  playedTo(war, (await lastNumber(war)) + steps);

/**
 * Plays the war by the orders that the computer would give, battles included, until its log has this many steps.
 * Whenever nobody has points left, the referee gives everybody as many as the limit allows.
 */
export async function playedTo(war: NodeWar, steps: number): Promise<void> {
  const isShort = async (): Promise<boolean> => (await lastNumber(war)) < steps;
  while (await isShort()) {
    let hasOrders = false;
    for (const seat of SEATS) {
      const order = nodeCampaign.practice?.order(await viewOf(war, seat)) ?? null;
      if (order !== null && (await isShort()) && (await given(war, seat, order))) hasOrders = true;
    }
    if (!hasOrders) await givePoints(war);
  }
}

/** The referee gives everybody as many points as the limit allows. */
async function givePoints({ host, id, referee: userId }: NodeWar): Promise<void> {
  const ruling = { type: 'give-points', seat: null, points: PLENTY, isCapped: true };
  const ruled = await host.rule(id, { ruling, reason: 'On with it.', nonce: newNonce(), userId });
  if (!ruled.ok) throw new Error(`no points: ${JSON.stringify(ruled.problem)}`);
}
