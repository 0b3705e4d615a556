import { setTimeout as pause } from 'node:timers/promises';
import { commitment, seatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import type { Random } from '../fuzz/random.ts';
import type { SiteApi } from './api.ts';
import { type Game, isEndedByOwner, isTimed } from './games.ts';
import type { Attempt, Ledger } from './ledger.ts';
import { newNonce, type Seat, type Writing, written } from './writing.ts';

const headSchema = z.object({
  status: z.enum(['lobby', 'running', 'paused', 'finished']),
  pausedBecause: z.string().nullable(),
  n: z.int(),
  opening: z.int(),
  sealedAt: z.string().nullable(),
});

/** What the players of a soak share. */
export interface Room {
  readonly api: SiteApi;
  readonly ledger: Ledger;
  isOver(): boolean;
}

/** The longest time that a player thinks before acting, and the pause between two looks at the campaign, ms. */
const THINKING = 500;
const BETWEEN = 150;
/** How long nothing may happen in a campaign that its owner then ends, and how long one lasts at most, ms. */
const LULL = 3000;
const LONGEST = 60_000;
const NEVER = Number.POSITIVE_INFINITY;

/** Plays a seat until the campaign is over or everybody has stopped playing. */
export async function play(room: Room, at: Seat, random: Random): Promise<void> {
  const { game, person } = at;
  const [lull, longest] = isEndedByOwner(game.kind) ? [LULL, LONGEST] : [NEVER, NEVER];
  const end = performance.now() + longest;
  /** The last step after which there was nothing to do, and until when something may still happen. */
  let quiet = { n: -1, until: end };
  while (!room.isOver()) {
    await pause(BETWEEN);
    const head = headSchema
      .nullable()
      .parse(await room.api.look('play.head', person.cookie, { campaign: game.campaign }));
    if (head === null) continue;
    if (head.status === 'finished') return;
    if (head.status === 'paused') await resumed(room, game, head.pausedBecause, random);
    const isLate = performance.now() > (head.n === quiet.n ? quiet.until : end);
    // What has stopped it is looked at in the end.
    if (isLate && head.status === 'paused') return;
    if (isLate) await ended(room, game);
    if (head.status !== 'running' || head.sealedAt !== null || head.n === quiet.n) continue;
    await pause(random.int(THINKING));
    const writing = await written(room.api, at, head.opening, random);
    if (writing === null) continue;
    if (writing.order === null && writing.sheet === null) quiet = { n: head.n, until: performance.now() + lull };
    else await acted(room, at, writing, random);
  }
}

/**
 * While the site is down nobody acts, and a timed campaign may fall asleep: its owner resumes it. The owner of one with
 * faulty rules tries now and then whether they have been fixed.
 */
async function resumed(
  { api }: Room,
  { campaign, owner }: Game,
  because: string | null,
  random: Random,
): Promise<void> {
  if (because !== 'asleep' && !(because === 'broken' && random.chance(1))) return;
  const reason = { text: 'The site is back.', isKept: false };
  await api.change('campaigns.resume', owner.cookie, { campaign, reason });
}

/** Ends an idle campaign for its owner. If two players do this at the same time, the second is refused because it is over. */
async function ended({ api }: Room, { campaign, owner }: Game): Promise<void> {
  await api.change('ending.end', owner.cookie, { campaign, reason: 'The points are spent.' });
}

async function acted(room: Room, at: Seat, writing: Writing, random: Random): Promise<void> {
  if (writing.order !== null) await gave(room, at, writing.order);
  if (writing.sheet === null) return;
  const hurries = isTimed(at.game.kind);
  if (hurries && random.chance(20)) return pause(BETWEEN).then(() => undefined);
  if (hurries && random.chance(40)) await saved(room, at, writing);
  if (hurries && random.chance(30)) return;
  await sealed(room, at, writing);
}

/** Seals. Without an answer it tries the same sheet with the same nonce again, as a page does. */
async function sealed(room: Room, { game, seat, person }: Seat, { opening, sheet }: Writing): Promise<void> {
  const known = room.ledger
    .of(game.campaign, opening, seat)
    .findLast((one) => one.commitment !== null && one.answer === 'unknown' && !hopeless.has(one));
  const { nonce, attempt } = sealing({ campaign: game.campaign, opening, seat, sheet }, known);
  if (known === undefined) room.ledger.note(attempt);
  const { campaign } = game;
  const json = { campaign, opening, sheet: attempt.sheet, nonce };
  const { answer, value } = await room.api.change('orders.seal', person.cookie, json);
  // A refusal after silence says nothing about the first try.
  if (answer === 'accepted') attempt.answer = answer;
  else if (answer === 'refused' && known === undefined) attempt.answer = answer;
  else if (answer === 'refused') hopeless.add(attempt);
  const receipt = z.object({ commitment: z.string() }).safeParse(value);
  if (answer === 'accepted' && receipt.data?.commitment !== attempt.commitment)
    throw new Error(`the receipt of ${campaign} ${opening} ${seat} names another commitment`);
}

const nonces = new WeakMap<Attempt, string>();
/** Sheets that were refused after a missing answer: their phase has changed. */
const hopeless = new WeakSet<Attempt>();

type Sealing = Pick<Attempt, 'campaign' | 'opening' | 'seat' | 'sheet'>;

function sealing(sealing: Sealing, known: Attempt | undefined) {
  const kept = known === undefined ? undefined : nonces.get(known);
  if (known !== undefined && kept !== undefined) return { nonce: kept, attempt: known };
  const nonce = newNonce();
  const { campaign, opening, seat, sheet } = sealing;
  const attempt: Attempt = {
    ...sealing,
    commitment: commitment(campaign, opening, seatId(seat), nonce, sheet),
    answer: 'unknown',
  };
  nonces.set(attempt, nonce);
  return { nonce, attempt };
}

async function saved({ api, ledger }: Room, { game, seat, person }: Seat, { opening, sheet }: Writing) {
  const { campaign } = game;
  const attempt: Attempt = { campaign, opening, seat, sheet, commitment: null, answer: 'unknown' };
  ledger.note(attempt);
  attempt.answer = (await api.change('orders.save', person.cookie, { campaign, opening, sheet })).answer;
}

async function gave({ api, ledger }: Room, { game, seat, person }: Seat, order: unknown): Promise<void> {
  const nonce = newNonce();
  const send = () => api.change('orders.give', person.cookie, { campaign: game.campaign, order, nonce });
  const { answer: first } = await send();
  // After a missing answer only an acceptance says what became of the order: the first request may still be under way.
  const isAccepted = first === 'unknown' && (await send()).answer === 'accepted';
  ledger.orders.push({ campaign: game.campaign, seat, nonce, answer: isAccepted ? 'accepted' : first });
}
