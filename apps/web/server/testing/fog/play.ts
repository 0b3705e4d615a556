import { openWire, type Wire } from '../wire.ts';
import { fought, metInBattle } from './battle.ts';
import { metByEnvoy } from './envoys.ts';
import { goneOn, happenedInside } from './going-on.ts';
import { leaks } from './leaks.ts';
import { type Look, look, lookAs, seenByItself } from './look.ts';
import { plain } from './plain.ts';
import { done, isStep, KEPT_REASON, type Secret, type SecretType } from './secrets.ts';
import { phasePassed, setUp } from './sector.ts';
import {
  begun,
  botOf,
  closed,
  deputised,
  must,
  nextDay,
  type Plan,
  plainSeats,
  refereeGone,
  rulesOf,
  sealed,
  seatOf,
  timeUp,
  type War,
} from './war.ts';
import { SEATS, type Seat, time, type Who, type World } from './world.ts';

/** One phase as both worlds play it. */
export interface PhasePlan {
  /** What happens in secret while it is open. */
  readonly secrets: readonly Secret[];
  /** Which of the plotters seals a different sheet in the second world. */
  readonly differs: readonly [boolean, boolean];
  /** Whether the second plotter has not sealed when the referee closes the phase. */
  readonly isLate: boolean;
  /** Whether that plotter is on holiday, which is public. */
  readonly isAway: boolean;
}

export interface Script extends Omit<Plan, 'n'> {
  readonly phases: readonly PhasePlan[];
  /** What happens in secret in the second world only, after the last of these phases. */
  readonly last: readonly Secret[];
}

/** What every watcher received up to one moment. */
export interface Moment {
  readonly title: string;
  /** Whether the worlds may have parted by the rules: the plotters have sealed different sheets. */
  readonly mayPart: boolean;
  readonly got: ReadonlyMap<Who, Look>;
}

export interface Played {
  readonly moments: readonly Moment[];
  /** Secrets found in what was sent to viewers who may not know them. */
  readonly found: readonly string[];
  /** The kinds of secrets that had an effect. */
  readonly kept: ReadonlySet<SecretType>;
  /** How many sheets of the plotters differed from the usual ones. */
  readonly others: number;
  /** What the referee sees in the end. */
  readonly truth: unknown;
  /** Whether the war is running after everyone has continued. */
  readonly status: string;
  /** How many phases were held for missing orders. */
  readonly held: number;
}

const HOUR = 3_600_000;

/** Those who must not notice what the plotters do, including a seat that plays by itself. */
const watchersOf = ({ plotters }: Pick<Plan, 'plotters'>): readonly Who[] => [
  ...SEATS.filter((seat) => !plotters.includes(seat)),
  'deputy',
  'spectator',
  'stranger',
  'nobody',
];

/** Those who may know nothing about a private war. */
const OUTSIDE: readonly Who[] = ['stranger', 'nobody'];

/** Plays the script in a world; in the second one with everything that is secret. */
export async function played(world: World, n: number, script: Script, isSecond: boolean): Promise<Played> {
  time.now = new Date(Date.parse('2026-11-20T12:00:00.000Z') + n * 1000 * HOUR);
  await world.forget();
  const war = await readied(await begun(world, { ...script, n }, isSecond), isSecond);
  await deputised(war);
  world.lobbyChanges();
  const wires = await wiresOf(war);
  const moments: Moment[] = [];
  const found: string[] = [];
  const kept = new Set<SecretType>();
  const keep = async (secret: Secret): Promise<void> => {
    if (await done(war, secret, isSecond ? 2 : 1)) kept.add(secret.type);
  };
  let [mayPart, others, held] = [false, 0, 0];
  const moment = async (title: string, answers?: ReadonlyMap<Who, Look>, whose?: readonly Who[]): Promise<void> => {
    const raw = await gotBy(war, wires, whose ?? watchersOf(war.plan), answers);
    found.push(...[...raw].flatMap(([who, got]) => leaks(war, who, got).map((what) => `${title}, ${who}: ${what}`)));
    moments.push({ title, mayPart, got: new Map([...raw].map(([who, got]) => [who, plain(got, world.site)])) });
  };
  for (const [i, phase] of script.phases.entries()) {
    time.now = new Date(time.now.getTime() + HOUR);
    if (phase.isAway) await leftFor(war);
    for (const secret of phase.secrets) if (isSecond || isStep(secret)) await done(war, secret, isSecond ? 2 : 1);
    // Seats whose players are away are sealed, at the same moment in all worlds.
    await war.world.site.host.playSeats();
    await moment(`phase ${i}, after secrets`);
    time.now = new Date(time.now.getTime() + HOUR);
    if (war.plan.start === 'battle') await fought(war, isSecond ? 2 : 1);
    const { isOpen, ...made } = await phasePlayed(war, phase, isSecond);
    others += made.others;
    if (isOpen) {
      const isHeld = await timeUp(war);
      held += isHeld ? 1 : 0;
      // A phase that does not wait for the late player is over.
      mayPart ||= !isHeld && phase.differs.includes(true);
      await moment(`phase ${i}, when its time is up`);
      if (isHeld) await decided(war);
    }
    // A draft of the late or absent plotter counts, in the world that has one.
    mayPart ||= rulesOf(war).sheets !== null && partsWorlds(phase, war);
    await moment(`phase ${i} is closed`);
  }
  time.now = new Date(time.now.getTime() + HOUR);
  if (isSecond) for (const secret of script.last) await keep(secret);
  await moment('the last secrets');
  if (!script.hasReferee) await refereeGone(war);
  await moment('all go on', await goneOn(war));
  const status = (await world.site.host.head(war.campaign))?.status ?? 'gone';
  if (isSecond && !script.isPublic) await happenedInside(war);
  if (!script.isPublic) await moment('inside', undefined, OUTSIDE);
  for (const wire of wires.values()) wire.close();
  const problems = await world.site.host.verify(war.campaign);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  const truth = (await world.site.host.viewOf(war.campaign, { kind: 'referee' }))?.view ?? null;
  return { moments, found, kept, others, truth, status, held };
}

/** Whether what the plotters seal may show once the phase is closed. */
const partsWorlds = ({ differs, isLate, isAway }: PhasePlan, { plan }: War): boolean =>
  differs.includes(true) || isLate || isAway || plan.start === 'battle';

/** The two plotters have met where the script requires it, and the set-up is over as far as it requires. */
export async function readied(war: War, isSecond: boolean): Promise<War> {
  if (war.plan.system === 'sector-campaign') return setUp(war, isSecond ? 2 : 1);
  if (war.plan.system !== 'hex-campaign') return war;
  if (war.plan.start === 'battle') return metInBattle(war);
  return war.plan.start === 'envoy' ? metByEnvoy(war) : war;
}

/** The second plotter is away today: the rules write the sheet of a seat whose player is away. */
async function leftFor({ world, campaign, plan: { plotters } }: War): Promise<void> {
  const today = time.now.toISOString().slice(0, 10);
  const days = { campaign, firstDay: today, lastDay: today, zone: 'UTC' };
  await world.people[plotters[1]].api.absence.announceHoliday.mutate(days);
}

interface PhaseMade {
  /** How many sealed a sheet other than the usual one. */
  readonly others: number;
  /** Whether the phase waits for a late player, and may be held for them. */
  readonly isOpen: boolean;
}

/** Everyone seals and the phase closes, unless it may be held. */
async function phasePlayed(war: War, { differs, isLate }: PhasePlan, isSecond: boolean): Promise<PhaseMade> {
  const { world, campaign, plan } = war;
  const { plotters } = plan;
  const [watching] = plainSeats(plan);
  const bot = botOf(plan);
  const hasSheets = rulesOf(war).sheets !== null;
  const greet = (from: Seat, to: Seat) =>
    world.people[from].api.talk.send.mutate({ campaign, with: [seatOf(to)], text: 'Good morning.' });
  must(await greet(watching, plotters[0]));
  must(await greet(plotters[0], watching));
  // Everyone may know who has not sealed, and so who is pinged for it, but not why.
  const head = await world.site.host.head(campaign);
  const opening = head?.opening ?? -1;
  // An absent player's seat is sealed for them, and holds nobody up.
  const isSealedFor = head?.seats.some(({ seat, sealed: is }) => seat === plotters[1] && is) === true;
  const pinged = { campaign, opening, seats: [seatOf(plotters[0]), seatOf(watching)], reason: KEPT_REASON };
  await world.people.referee.api.desk.ping.mutate(pinged);
  // Everyone can see that a referee did a dry run, but not through whose eyes the result was read.
  if (!hasSheets) {
    await (plan.system === 'sector-campaign' ? phasePassed(war, isSecond ? 2 : 1) : nextDay(war));
    return { others: 0, isOpen: false };
  }
  const as = isSecond ? 'referee' : (`seat:${plotters[0]}` as const);
  must(await world.people.referee.api.desk.dryRun.mutate({ campaign, opening, as }));
  let others = 0;
  for (const seat of SEATS) {
    const plotter = plotters.indexOf(seat);
    if (seat === bot || (plotter === 1 && (isLate || isSealedFor))) continue;
    if (await sealed(war, seat, isSecond && plotter >= 0 && differs[plotter === 0 ? 0 : 1])) others += 1;
  }
  const isMissing = isLate && !isSealedFor;
  const isOpen = isMissing && plan.missing !== undefined;
  if (isMissing && !isOpen) await closed(war);
  if (!isMissing) await world.site.host.runDue(time.now);
  return { others, isOpen };
}

/** How a phase that is held for the second plotter goes on. */
async function decided(war: War): Promise<void> {
  if (war.plan.missing === 'referee') await closed(war, { [war.plan.plotters[1]]: 'draft' });
  else await timeUp(war);
}

async function wiresOf(war: War): Promise<ReadonlyMap<Who, Wire>> {
  const wires = new Map<Who, Wire>();
  for (const who of watchersOf(war.plan).filter((one) => one !== botOf(war.plan))) {
    const wire = await openWire(war.world.site.url, war.campaign, war.world.people[who].cookie);
    if (wire.mayFollow) wires.set(who, wire);
    else wire.close();
  }
  return wires;
}

/** What they can get now, with everything that reached them since the last moment and the answers to their calls. */
async function gotBy(
  war: War,
  wires: ReadonlyMap<Who, Wire>,
  whose: readonly Who[],
  answers: ReadonlyMap<Who, Look> = new Map(),
): Promise<ReadonlyMap<Who, Look>> {
  const sent = await war.world.deliver();
  // The owner of a private war chooses where its hook leads.
  const isKept = (who: Who): boolean => !war.plan.isPublic && OUTSIDE.includes(who);
  // Frames of a campaign are sent in turn: when this one has arrived, so have all before it.
  await war.world.other.notify([{ what: 'lobby', campaign: war.campaign, n: 0 }]);
  const changes = war.world.lobbyChanges() + 1;
  await Promise.all([...wires.values()].map((wire) => wire.until('"lobby"', changes)));
  const looks = await Promise.all(
    whose.map(async (who) => {
      if (who === botOf(war.plan)) return [who, await seenByItself(war, who)] as const;
      const frames = wires.get(who)?.taken() ?? [];
      const reached = {
        frames: JSON.stringify(frames),
        hooks: isKept(who) ? '' : sent.hooks,
        pushed: sent.pushed(who),
      };
      const answered = { answers: JSON.stringify(answers.get(who) ?? null) };
      return [who, { ...(await look(war, who)), ...(await lookAs(war, who)), ...reached, ...answered }] as const;
    }),
  );
  return new Map(looks);
}
