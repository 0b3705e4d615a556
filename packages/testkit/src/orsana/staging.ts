import { createHash } from 'node:crypto';
import type { CampaignId, Host, UserId } from '@sealed-orders/host';
import { lookup, present, type SeatId } from '@sealed-orders/rules/kernel';
import {
  type NewUnit,
  nodeCampaign,
  type Option,
  type Order,
  type Ruling,
  type View,
} from '@sealed-orders/rules/node-campaign';
import { must } from '../must.ts';

export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/** A node campaign that is staged through its host, with a clock that can be set. */
export interface War {
  readonly host: Host;
  readonly campaign: CampaignId;
  readonly players: ReadonlyMap<SeatId, UserId>;
  readonly referee: UserId;
  /** Sets the clock to this many milliseconds after the beginning. */
  readonly at: (after: number) => void;
}

/** A battleforce as a player brings it to the war. */
interface Brought {
  readonly name: string;
  readonly units: readonly NewUnit[];
}

/** Three in the afternoon of that day, as UTC has it. */
export const afternoon = (time: number): number => Math.floor(time / DAY) * DAY + 15 * HOUR;

/** What a seat knows now. */
export const viewOf = async ({ host, campaign }: War, seat: SeatId): Promise<View> =>
  nodeCampaign.schemas.view.parse((await host.viewOf(campaign, { kind: 'seat', seat }))?.view);

/** Everything, as the referee knows it now. */
export const refereesView = async ({ host, campaign }: War): Promise<View> =>
  nodeCampaign.schemas.view.parse((await host.viewOf(campaign, { kind: 'referee' }))?.view);

/** Everyone takes a seat who has none yet, and the set-up begins. */
export async function started({ host, campaign, players, referee }: War): Promise<void> {
  const lobby = await host.lobby(campaign, { kind: 'referee' });
  for (const [seat, user] of players) {
    const isSeated = lobby?.seats.some((one) => one.seat === seat && one.user !== null) === true;
    if (!isSeated) must(await host.takeSeat(campaign, seat, user));
  }
  must(await host.start(campaign, referee));
}

/** Whether the order was given. Its nonce follows from the step, so that the dice are the same on every machine. */
export async function given({ host, campaign, players }: War, seat: SeatId, order: Order): Promise<boolean> {
  const userId = present(players.get(seat), `the player of ${seat}`);
  return (await host.give(campaign, seat, { order, nonce: await nonceOf(host, campaign, seat), userId })).ok;
}

async function nonceOf(host: Host, campaign: CampaignId, who: string): Promise<string> {
  const n = (await host.head(campaign))?.n ?? 0;
  return createHash('sha256').update(`${campaign} ${n} ${who}`).digest('hex').slice(0, 32);
}

/** A ruling of the referee, which must not be refused. */
export async function ruled({ host, campaign, referee }: War, ruling: Ruling, reason: string): Promise<void> {
  must(await host.rule(campaign, { ruling, reason, nonce: await nonceOf(host, campaign, 'referee'), userId: referee }));
}

/** Everybody chooses where to begin, step after step, as the computer would. */
export async function placed(war: War): Promise<void> {
  for (let round = 0; round < 6; round += 1) for (const seat of war.players.keys()) await prepared(war, seat);
}

async function prepared(war: War, seat: SeatId): Promise<void> {
  const view = await viewOf(war, seat);
  if (view.clock.day > 0) return;
  const order = nodeCampaign.practice?.order(view) ?? null;
  if (order?.type === 'place') await given(war, seat, order);
}

/** The roster and the name of every battleforce of a player that has none and can get one. */
export async function enrolled(war: War, seat: SeatId, rosters: readonly Brought[]): Promise<void> {
  const view = await viewOf(war, seat);
  const names = new Set(Object.values(view.forces).map(({ name }) => name));
  const left = rosters.filter(({ name }) => !names.has(name));
  const bare = optionsOf(view, 'roster').filter(({ force }) => lookup(view.forces, force)?.units.length === 0);
  for (const [i, { force }] of bare.entries()) {
    const brought = left[i];
    if (brought === undefined) return;
    const { name, units } = brought;
    await given(war, seat, { type: 'roster', force, units: [...units], killTeam: [] });
    await given(war, seat, { type: 'rename', force, name, background: '' });
  }
}

type OptionOf<Type extends Option['type']> = Extract<Option, { readonly type: Type }>;

/** The options of one type. */
export const optionsOf = <Type extends Option['type']>(view: View, type: Type) =>
  nodeCampaign.options(view).filter((option): option is OptionOf<Type> => option.type === type);

/** The order that gives one of the commands that may be chosen. */
export const commands = (
  { command }: OptionOf<'command'>,
  when: Extract<Order, { type: 'commands' }>['when'],
): Order => ({ type: 'commands', commands: [command], when });
