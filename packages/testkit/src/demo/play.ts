import { createHash } from 'node:crypto';
import type { CampaignId, Host, Refusal, UserId } from '@sealed-orders/host';
import { hexCampaign, type Order, type View } from '@sealed-orders/rules/hex-campaign';
import { type Result, seatId, type Viewer } from '@sealed-orders/rules/kernel';
import { hex } from './find.ts';
import { type Deed, isStep, type Known, type Moment, SEATS, type Seat, type SheetPhase } from './script.ts';
import { pictureOf } from './write-ups.ts';

/** The players of the script, and their times. */
export interface Scene {
  readonly host: Host;
  readonly campaign: CampaignId;
  readonly players: Readonly<Record<Seat, UserId>>;
  readonly referee: UserId;
  /** Sets the host's clock to the time of a moment. */
  readonly setClock: (moment: number) => void;
}

/** Plays the moments that the log does not have yet. Throws a sentence with turn, seat and line if one is refused. */
export async function playScript(scene: Scene, moments: readonly Moment[]): Promise<void> {
  const reached = (await scene.host.lastStep(scene.campaign))?.n ?? 0;
  let n = 0;
  for (const [index, moment] of moments.entries()) {
    if (isStep(moment)) n += 1;
    if (n <= reached && (isStep(moment) || n < reached)) continue;
    scene.setClock(index);
    if (moment.kind === 'sheets') await sealAll(scene, moment, n);
    else await act(scene, moment.turn, moment.phase, moment.deed);
  }
}

const NAMES = { azure: 'Azure', madder: 'Madder', ochre: 'Ochre', verdigris: 'Verdigris', referee: 'the referee' };
const PHASES = {
  build: 'Build',
  'movement-orders': 'Movement orders',
  'battle-orders': 'Battle orders',
  battle: 'Battle',
};

/** Where the script got stuck, and why. */
function stuck(turn: number, phase: keyof typeof PHASES, who: keyof typeof NAMES, line: string, why: string): Error {
  return new Error(`The demo's script is refused in turn ${turn}, ${PHASES[phase]}, ${NAMES[who]}, ${line}: ${why}.`);
}

const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function refusal({ code, rejections = [] }: Refusal): string {
  const [first] = rejections;
  if (first === undefined) return code;
  return `${first.code} (${first.rule ?? 'no rule'}) ${JSON.stringify(first.facts)}`;
}

/** A nonce for each sheet and deed: always the same, like the dice of the demo. */
const nonceOf = (what: string): string => createHash('sha256').update(`demo ${what}`).digest('hex').slice(0, 32);

async function seen({ host, campaign }: Scene, viewer: Viewer): Promise<View> {
  const found = await host.viewOf(campaign, viewer);
  return hexCampaign.schemas.view.parse(found?.view);
}

const knownTo = async (scene: Scene, seat: Seat): Promise<Known> => ({
  view: await seen(scene, { kind: 'seat', seat: seatId(seat) }),
  seat: seatId(seat),
});

/** Seals every seat's sheet and makes the step. */
async function sealAll(scene: Scene, moment: Extract<Moment, { kind: 'sheets' }>, n: number): Promise<void> {
  for (const seat of SEATS) await sealOne(scene, moment, seat);
  await scene.host.runDue();
  const last = await scene.host.lastStep(scene.campaign);
  if (last?.n !== n) {
    throw stuck(moment.turn, moment.phase, 'referee', 'the step', `it is number ${last?.n ?? 'none'} instead of ${n}`);
  }
}

async function sealOne(scene: Scene, { turn, phase, sheets }: Extract<Moment, { kind: 'sheets' }>, seat: Seat) {
  const known = await knownTo(scene, seat);
  const { view } = known;
  if (view.turn !== turn || view.phase !== phase) {
    throw stuck(turn, phase, seat, 'the sheet', `the war stands in turn ${view.turn}, ${view.phase}`);
  }
  const lines = sheets[seat];
  const written = lines.map(({ field, says, write }, i) => {
    try {
      return { field, says, order: write(known) };
    } catch (error) {
      throw stuck(turn, phase, seat, `line ${i + 1} (${says})`, whyOf(error));
    }
  });
  const { opening } = (await scene.host.head(scene.campaign)) ?? { opening: -1 };
  const sheet = sheetOf(phase, written);
  const nonce = nonceOf(`${turn} ${phase} ${seat}`);
  const sealing = { opening, sheet, nonce, userId: scene.players[seat] };
  const done = await scene.host.seal(scene.campaign, seatId(seat), sealing);
  if (done.ok) return;
  const [field, place] = done.problem.rejections?.[0]?.path ?? [];
  const ofField = written.filter((line) => line.field === field);
  const line = typeof place === 'number' ? ofField[place] : undefined;
  const where = line === undefined ? 'the sheet' : `line ${written.indexOf(line) + 1} (${line.says})`;
  throw stuck(turn, phase, seat, where, refusal(done.problem));
}

const FIELDS: Readonly<Record<SheetPhase, readonly string[]>> = {
  build: ['lines'],
  'movement-orders': ['orders', 'air'],
  'battle-orders': ['orders', 'spies', 'airSupport'],
};

function sheetOf(phase: SheetPhase, written: readonly { readonly field: string; readonly order: unknown }[]): object {
  const of = (field: string) => written.filter((line) => line.field === field).map(({ order }) => order);
  return { phase, ...Object.fromEntries(FIELDS[phase].map((field) => [field, of(field)])) };
}

/** A deed of a player or the referee that counts immediately. */
async function act(scene: Scene, turn: number, phase: 'build' | 'battle', deed: Deed): Promise<void> {
  if (deed.kind === 'message') return say(scene, turn, phase, deed);
  if (deed.kind === 'write-up') return writeUp(scene, turn, phase, deed);
  if (deed.kind === 'headline' || deed.kind === 'communique') return publish(scene, turn, phase, deed);
  const who = deed.kind === 'order' ? deed.seat : 'referee';
  try {
    const done = deed.kind === 'order' ? await give(scene, turn, deed) : await decide(scene, turn, deed);
    if (!done.ok) throw new Error(refusal(done.problem));
  } catch (error) {
    throw stuck(turn, phase, who, deed.says, whyOf(error));
  }
}

async function give(scene: Scene, turn: number, deed: Extract<Deed, { kind: 'order' }>) {
  const { seat, says, write } = deed;
  const order: Order = write(await knownTo(scene, seat));
  const nonce = nonceOf(`${turn} ${seat} ${says}`);
  return scene.host.give(scene.campaign, seatId(seat), { order, nonce, userId: scene.players[seat] });
}

async function decide(scene: Scene, turn: number, deed: Extract<Deed, { kind: 'ruling' }>) {
  const { says, reason, write } = deed;
  const ruling = write(await seen(scene, { kind: 'referee' }));
  const nonce = nonceOf(`${turn} referee ${says}`);
  return scene.host.rule(scene.campaign, { ruling, reason, nonce, userId: scene.referee });
}

/** Writes a message, unless the player wrote it before the loading was interrupted. */
async function say(scene: Scene, turn: number, phase: 'build' | 'battle', deed: Extract<Deed, { kind: 'message' }>) {
  const { seat, to, text } = deed;
  const others = to.map(seatId);
  const { messages } = await scene.host.messages(scene.campaign, seatId(seat), { with: others, before: null });
  if (messages.some((one) => one.from === seat && one.text === text)) return;
  const writing = { with: others, text, userId: scene.players[seat] };
  const done: Result<unknown, Refusal> = await scene.host.write(scene.campaign, seatId(seat), writing);
  if (!done.ok) throw stuck(turn, phase, seat, `the message to ${to.join(' and ')}`, refusal(done.problem));
}

/** Writes something for the gazette. It replaces what was written before an interruption. */
async function publish(
  { host, campaign, players, referee }: Scene,
  turn: number,
  phase: 'build' | 'battle',
  deed: Extract<Deed, { kind: 'headline' | 'communique' }>,
) {
  const done =
    deed.kind === 'headline'
      ? await host.gazette.setHeadline(campaign, referee, { round: turn - 1, title: deed.title, lead: deed.lead })
      : await host.gazette.say(campaign, seatId(deed.seat), players[deed.seat], { round: turn, text: deed.text });
  const who = deed.kind === 'headline' ? 'referee' : deed.seat;
  if (!done.ok) throw stuck(turn, phase, who, `the ${deed.kind}`, refusal(done.problem));
}

/** Writes up a battle, unless the player did so before an interruption. */
async function writeUp(
  scene: Scene,
  turn: number,
  phase: 'battle' | 'build',
  deed: Extract<Deed, { kind: 'write-up' }>,
) {
  const { host, campaign } = scene;
  const { at, title, text, plan } = deed;
  const seat = seatId(deed.seat);
  const battle = (await seen(scene, { kind: 'seat', seat })).battles.find((one) => one.hex === hex(at));
  const refused = (why: string): Error => stuck(turn, phase, deed.seat, `the story of the battle at ${at}`, why);
  if (battle === undefined) throw refused('there is no such battle');
  const saved = { topic: battle.id, userId: scene.players[deed.seat] };
  const { writeUps } = await host.writeUps(campaign, { kind: 'seat', seat }, battle.id);
  const own = writeUps.find((one) => one.seat === seat);
  if (plan !== null && own?.pictures.length !== 1) {
    const added = await host.addPicture(campaign, seat, { ...saved, ...pictureOf(plan) });
    if (!added.ok) throw refused(refusal(added.problem));
  }
  if (own?.text === text) return;
  const done = await host.saveWriteUp(campaign, seat, { ...saved, title, text, captions: [] });
  if (!done.ok) throw refused(refusal(done.problem));
}
