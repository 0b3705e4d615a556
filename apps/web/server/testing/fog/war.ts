import { HOOK_KINDS, type MissingChoices } from '@sealed-orders/host';
import { BECAUSE } from '@sealed-orders/host/testing';
import { hexCampaign, type PlacementOption, type Sheet } from '@sealed-orders/rules/hex-campaign';
import type { ListedForce, SeatId } from '@sealed-orders/rules/kernel';
import { seatId, USUAL_PACE } from '@sealed-orders/rules/kernel';
import type { AnyRuleset, PlayedSystem } from '@sealed-orders/rules/systems';
import { rulesetFor } from '@sealed-orders/rules/systems';
import { SECTOR_SETUP, sectorChoices } from './sector-sides.ts';
import { nonceOf, type Person, SEATS, type Seat, time, type World, warNumber } from './world.ts';

/** A war to play in two worlds. */
export interface Plan {
  readonly n: number;
  readonly system: PlayedSystem;
  readonly isPublic: boolean;
  /** Which phases ask for sheets, in a game that can leave some of them out. */
  readonly asked: 'movement' | 'all';
  /**
   * How it begins, in a game with several beginnings; `battle`: with two seats that have met in battle; `envoy`: with a
   * diplomat of the first plotter in the Capital of the second; `turn`: with its first turn, after a set-up of its own.
   */
  readonly start: 'quick' | 'guided' | 'battle' | 'envoy' | 'turn';
  /** Whether there is still a referee after the last phase; without one the players vote. */
  readonly hasReferee: boolean;
  /** The two seats with secrets. */
  readonly plotters: readonly [Seat, Seat];
  /** Whether the second of the two seats without secrets plays by itself. */
  readonly hasBot?: boolean;
  /** What the terms say about missing orders, if they do not let the phase close without them. */
  readonly missing?: 'hold' | 'referee' | undefined;
  /** Settings that differ from the usual ones for a war on a small map. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

export interface War {
  readonly world: World;
  readonly plan: Plan;
  readonly campaign: string;
  readonly slug: string;
}

/** The two seats without secrets. */
export const plainSeats = ({ plotters }: Pick<Plan, 'plotters'>): readonly [Seat, Seat] => {
  const [one = 'azure', other = 'madder'] = SEATS.filter((seat) => !plotters.includes(seat));
  return [one, other];
};

/** The seat that plays by itself; null: people play all of them. */
export const botOf = (plan: Pick<Plan, 'plotters' | 'hasBot'>): Seat | null =>
  plan.hasBot === true ? plainSeats(plan)[1] : null;

const DAY = 86_400;

const FACTIONS: Readonly<Record<Seat, string>> = { azure: 'ig', madder: 'sm', ochre: 'sob', verdigris: 'ork' };
const LATER = '2100-01-01T00:00:00.000Z';

/** The value of an answer that must have one. */
export function must<Value>(answer: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
}

/** Units and columns whose names show their owner. What a plotter brings along is the plotter's secret. */
function armyOf(seat: Seat, isOther: boolean): readonly ListedForce[] {
  const unit = { moveClass: 'infantry', scout: true, models: 10 } as const;
  const riders = { ...unit, name: `Riders of ${seat}`, slot: 'fast-attack', points: isOther ? 760 : 700 } as const;
  const guards = { ...unit, name: `Guards of ${seat}`, slot: 'troops', points: 500 } as const;
  const column = { name: `Column of ${seat}`, choices: { march: 'normal' } };
  const reserve = { name: `Reserve of ${seat}`, choices: { march: 'normal' }, units: [guards, guards] };
  return [{ ...column, units: [riders, guards] }, ...(isOther ? [reserve] : [])];
}

/** Plains on which four seats meet soon. */
const SIZE = { columns: 12, rows: 12 };
const rowsOf = (letter: string) => Array.from({ length: SIZE.rows }, () => letter.repeat(SIZE.columns));
const CHART = { size: SIZE, rows: rowsOf('p'), rivers: [], airspaces: rowsOf('1'), names: {} };
const SETTINGS = { startOtherUrban: 0, startResources: 0, airspaceGrid: [1, 1], battleReports: 'participants' };
const smallWar = (settings: Plan['settings']) => ({
  preset: 'free',
  chart: CHART,
  settings: { ...SETTINGS, ...settings },
});

const isSmall = (start: Plan['start']): boolean => start === 'battle' || start === 'envoy';

/** A war without turns has no clock of its own, and no sheets. */
const STAR_WAR = { preset: 'free', settings: { anyMix: true } };

function setupOf(plan: Plan) {
  if (plan.system === 'sector-campaign') return SECTOR_SETUP;
  return plan.system === 'node-campaign' ? STAR_WAR : setupWithClock(plan);
}

const setupWithClock = ({ system, asked, start, settings }: Plan) =>
  system === 'tally' || isSmall(start)
    ? {
        ...(system === 'tally' ? { preset: 'free' } : smallWar(settings)),
        clock: { mode: 'duration', seconds: DAY },
      }
    : {
        preset: 'four-players',
        start,
        settings: { askedPhases: asked },
        clock: { mode: 'duration', seconds: DAY },
      };

/** Each begins in deep space, by choice. */
const STAR_FACTIONS: Readonly<Record<Seat, string>> = {
  azure: 'chaos',
  madder: 'orks',
  ochre: 'necrons',
  verdigris: 'tyranids',
};

function choicesOf(plan: Plan, seat: Seat): Readonly<Record<string, string>> {
  if (plan.system === 'sector-campaign') return sectorChoices(plan, seat);
  if (plan.system === 'tally') return { faction: 'even' };
  return { faction: plan.system === 'node-campaign' ? STAR_FACTIONS[seat] : FACTIONS[seat] };
}

/** Begins the war, with everyone in place. */
export async function begun(world: World, plan: Plan, isSecond: boolean): Promise<War> {
  warNumber(plan.n);
  const { referee, spectator } = world.people;
  const { id: campaign, slug } = must(
    await referee.api.campaigns.create.mutate({
      name: `War number ${plan.n}`,
      system: plan.system,
      setup: setupOf(plan),
      seats: SEATS.map((id) => ({ id, name: id, choices: choicesOf(plan, id) })),
      isPublic: plan.isPublic,
      isListed: plan.isPublic,
      ...(plan.missing === undefined ? {} : { pace: { ...USUAL_PACE, missing: { policy: plan.missing, most: DAY } } }),
    }),
  );
  const join = async (person: Person, role: 'seat' | 'spectator', seat: Seat | null): Promise<void> => {
    const { code } = must(
      await referee.api.campaigns.invite.mutate({
        campaign,
        role,
        seat: seat === null ? null : seatId(seat),
        expiresAt: LATER,
        uses: 1,
      }),
    );
    must(await person.api.campaigns.join.mutate({ code }));
  };
  const bot = botOf(plan);
  if (bot !== null)
    must(await referee.api.campaigns.letPlay.mutate({ campaign, seat: seatId(bot), playsItself: true }));
  for (const seat of SEATS.filter((one) => one !== bot)) {
    await join(world.people[seat], 'seat', seat);
    if (plan.system !== 'hex-campaign') continue;
    const user = (await world.site.host.lobby(campaign, { kind: 'referee' }))?.seats.find((one) => one.seat === seat);
    must(
      await world.site.host.setArmy(
        campaign,
        seat,
        user?.user?.id ?? '',
        armyOf(seat, isSecond && !isSmall(plan.start) && plan.plotters.includes(seat)),
      ),
    );
  }
  await join(spectator, 'spectator', null);
  const hook = { form: 'discord' as const, url: 'https://discord.com/api/webhooks/1/key', kinds: [...HOOK_KINDS] };
  must(await referee.api.hooks.add.mutate({ campaign, ...hook }));
  must(await referee.api.campaigns.start.mutate({ campaign }));
  if (plan.system === 'tally')
    // Enough for all gifts, whatever the dice.
    for (const seat of SEATS)
      must(
        await referee.api.campaigns.rule.mutate({
          campaign,
          ruling: { type: 'set-sum', seat, sum: 5000 },
          reason: 'So be it.',
          nonce: nonceOf(`begun ${seat}`),
        }),
      );
  const war = { world, plan, campaign, slug };
  if (plan.system === 'node-campaign') await placedAll(war);
  return war;
}

/** Everybody chooses where to begin, the same in all worlds; then the first day comes. */
async function placedAll(war: War): Promise<void> {
  const rules = rulesOf(war);
  for (const seat of SEATS) {
    const seen = await war.world.site.host.viewOf(war.campaign, { kind: 'seat', seat: seatOf(seat) });
    const order = rules.practice?.order(rules.schemas.view.parse(seen?.view)) ?? null;
    if (order !== null && seat !== botOf(war.plan)) must(await given(war, seat, order));
  }
  await war.world.site.host.playSeats();
  await nextDay(war);
}

/** The next of the rules’ own times comes. */
export async function nextDay({ world, campaign }: War): Promise<void> {
  const rows = await world.site.db.pool.query<{ due: Date | null }>(
    'SELECT firm_due AS due FROM campaign WHERE id = $1',
    [campaign],
  );
  const due = rows.rows[0]?.due ?? null;
  if (due === null) throw new Error('the war waits for nothing');
  time.now = new Date(Math.max(time.now.getTime(), due.getTime()));
  await world.site.host.runDue(time.now);
}

const dayAfter = (at: Date, days: number): string =>
  new Date(at.getTime() + days * DAY * 1000).toISOString().slice(0, 10);

/** An order of the star war that only its player knows, dated far ahead. */
export const postdated = (days: number) => ({
  type: 'commands',
  commands: [{ type: 'expand', node: 'O1' }],
  when: { kind: 'on', date: dayAfter(time.now, FAR + days), time: '12:00' },
});

/** How many days ahead: later than anything that happens in these wars, but before the last day of each. */
const FAR = 14;

/** The rules of the war. */
export function rulesOf({ plan }: { readonly plan: Pick<Plan, 'system'> }): AnyRuleset {
  const rules = rulesetFor(plan.system);
  if (rules === null) throw new Error(`${plan.system} cannot be played`);
  return rules;
}

export const seatOf = (seat: Seat): SeatId => seatId(seat);

/** The sheet that the rules write for the seat when it plays by itself, or the minimum one. */
export async function sheetOf(war: War, seat: Seat, isOther: boolean) {
  const rules = rulesOf(war);
  const seen = await war.world.people[seat].api.play.view.query({ campaign: war.campaign });
  const view = rules.schemas.view.parse(seen.view);
  // A seat with an envoy keeps the peace: no battle may interfere.
  const usual =
    war.plan.start === 'envoy' ? (rules.sheets?.standing(view) ?? null) : (rules.practice?.sheet(view) ?? null);
  if (!isOther || rules.sheets === null) return { opening: seen.opening, sheet: usual, usual };
  const other =
    war.plan.system === 'tally' ? { add: 4 } : (rules.sheets?.standing(view) ?? otherSites(seen.view) ?? usual);
  return { opening: seen.opening, sheet: other, usual };
}

/** A placement with one site away from its proposed place; null where no sites are placed. */
function otherSites(seen: unknown): Sheet | null {
  const view = hexCampaign.schemas.view.parse(seen);
  const offered = hexCampaign.options(view).find((option): option is PlacementOption => 'suggestion' in option);
  const proposed = offered?.suggestion ?? null;
  if (offered === undefined || proposed === null) return null;
  const [usual, ...others] = proposed.resources;
  const sheets = offered.resources
    .filter((hex) => hex !== usual)
    .map((hex): Sheet => ({ phase: 'placement', ...proposed, resources: [hex, ...others] }));
  return sheets.find((sheet) => hexCampaign.sheets.check(view, sheet).length === 0) ?? null;
}

/** Seals for the seat if it owes a sheet. Returns whether it was the different sheet. */
export async function sealed(war: War, seat: Seat, isOther: boolean): Promise<boolean> {
  const { opening, sheet, usual } = await sheetOf(war, seat, isOther);
  if (sheet === null || typeof sheet !== 'object') return false;
  const given = { campaign: war.campaign, opening, sheet, nonce: nonceOf(`${seat}${opening}`) };
  must(await war.world.people[seat].api.orders.seal.mutate(given));
  return JSON.stringify(sheet) !== JSON.stringify(usual);
}

/** Gives an order on arrival. Its nonce is new for each step that the seat knows of, and the same in every world. */
export async function given({ world, campaign }: War, seat: Seat, order: object) {
  const { api } = world.people[seat];
  const { n } = await api.play.head.query({ campaign });
  return api.orders.give.mutate({ campaign, order, nonce: nonceOf(`${n} ${seat}`) });
}

/** A deputy of the first seat without secrets: they see what it sees. */
export async function deputised({ world, campaign, plan }: War): Promise<void> {
  const [watching] = plainSeats(plan);
  const { code } = must(await world.people[watching].api.absence.inviteDeputy.mutate({ campaign }));
  must(await world.people.deputy.api.campaigns.join.mutate({ code }));
}

/** Everyone seals what the rules would, and the phase closes. */
export async function playedPhase(war: War): Promise<void> {
  for (const seat of SEATS) await sealed(war, seat, false);
  await war.world.site.host.runDue(time.now);
}

/** The open phase's time is up, and the site checks it. Returns whether the phase is held. */
export async function timeUp({ world, campaign }: War): Promise<boolean> {
  const due = (await world.site.host.head(campaign))?.nextDue ?? null;
  if (due === null) throw new Error('the phase has no deadline');
  time.now = new Date(due);
  await world.site.host.runDue(time.now);
  return (await world.site.host.head(campaign))?.isHeld === true;
}

/** The referee closes the phase for everyone who has not sealed. */
export async function closed(war: War, choices: MissingChoices = {}): Promise<void> {
  const { campaign, world } = war;
  const head = await world.site.host.head(campaign);
  must(
    await world.people.referee.api.campaigns.closePhase.mutate({
      campaign,
      opening: head?.opening ?? -1,
      reason: BECAUSE,
      choices,
    }),
  );
}

/** The referee leaves for good. The preparations are the same in all worlds, and not under test. */
export async function refereeGone({ world, campaign }: War): Promise<void> {
  await world.site.db.prisma.member.deleteMany({ where: { campaignId: campaign, role: { in: ['owner', 'referee'] } } });
}
