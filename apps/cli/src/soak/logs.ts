import type { OpenHost } from '@sealed-orders/host';
import { canonical } from '@sealed-orders/rules/kernel';
import { type LogInput, logInputSchema } from '@sealed-orders/rules/log';
import { soakText } from '@sealed-orders/text/cli/soak';
import { unpacked } from '../bench/unpacked.ts';
import type { Game } from './games.ts';
import type { Attempt, Ledger } from './ledger.ts';

/** The result of checking the logs. */
export interface Found {
  readonly problems: readonly string[];
  /** How many things were compared. */
  readonly checked: number;
}

export interface LoggedStep {
  readonly n: number;
  /** The phase that is open after it. */
  readonly opening: number;
  readonly input: LogInput;
}

type PhaseInput = Extract<LogInput, { type: 'phase' }>;

async function logOf({ db }: OpenHost, campaign: string): Promise<readonly LoggedStep[]> {
  const rows = await db.prisma.step.findMany({
    where: { campaignId: campaign },
    select: { n: true, opening: true, input: true },
    orderBy: { n: 'asc' },
  });
  return rows.map(({ input, ...row }) => ({ ...row, input: logInputSchema.parse(unpacked(input)) }));
}

/** Whether the logs hold exactly what the site accepted, each entry once. */
export async function compared(opened: OpenHost, games: readonly Game[], ledger: Ledger): Promise<Found> {
  const problems: string[] = [];
  let checked = 0;
  for (const game of games) {
    const log = await logOf(opened, game.campaign);
    problems.push(
      ...(isWhole(log) ? [] : [soakText.logNotWhole(game.campaign)]),
      ...(await sheetsOf(opened, game, log, ledger)),
      ...ordersOf(game, log, ledger),
    );
    checked += log.length;
  }
  return { problems, checked };
}

/**
 * Whether the numbers of the steps have no gap and no duplicate, and each phase was opened after the one before it and
 * closed once. In some games orders and the clock close phases too.
 */
export const isWhole = (log: readonly Pick<LoggedStep, 'n' | 'opening' | 'input'>[]): boolean =>
  log.every(({ n, opening, input }, i) => {
    const open = log[i - 1]?.opening;
    if (open === undefined) return n === 0 && opening === 0;
    const isNext = n === i && (opening === open || opening === open + 1);
    return isNext && (input.type !== 'phase' || (input.opening === open && opening === open + 1));
  });

async function sheetsOf({ db }: OpenHost, { campaign, players }: Game, log: readonly LoggedStep[], ledger: Ledger) {
  const phases = log.flatMap(({ input }) => (input.type === 'phase' ? [input] : []));
  const problems = phases.flatMap((phase) =>
    players.flatMap(({ seat }) => {
      const attempts = ledger.of(campaign, phase.opening ?? -1, seat);
      return isFaithful(phase, seat, attempts) ? [] : [soakText.sheetDiffers(campaign, phase.opening ?? -1, seat)];
    }),
  );
  // The sheets of the open phase are not in the log yet.
  const open = log.at(-1)?.opening ?? 0;
  const waiting = await db.prisma.sealed.findMany({ where: { campaignId: campaign }, select: { commitment: true } });
  const kept = new Set(waiting.map(({ commitment }) => commitment));
  for (const { seat } of players) {
    const last = ledger.of(campaign, open, seat).findLast(({ commitment }) => commitment !== null);
    if (last?.answer === 'accepted' && last.commitment !== null && !kept.has(last.commitment))
      problems.push(soakText.sheetDiffers(campaign, open, seat));
  }
  return problems;
}

/** Whether the log holds the last sheet of this seat, as far as can be known. */
export function isFaithful(phase: PhaseInput, seat: string, attempts: readonly Attempt[]): boolean {
  const seal = phase.seals[seat];
  const seals = attempts.filter(({ commitment }) => commitment !== null);
  if (seal !== undefined) {
    const made = possible(seals).find(({ commitment }) => commitment === seal.commitment);
    return made !== undefined && isSame(made.sheet, phase.sheets[seat]);
  }
  if (seals.some(({ answer }) => answer === 'accepted')) return false;
  const drafts = attempts.filter(({ commitment }) => commitment === null);
  const isDraft = phase.drafts?.[seat] !== undefined;
  if (isDraft) return possible(drafts).some(({ sheet }) => isSame(sheet, phase.sheets[seat]));
  return !drafts.some(({ answer }) => answer === 'accepted');
}

/** The last one that was accepted, and those without an answer: they may have arrived before or after it. */
function possible(attempts: readonly Attempt[]): readonly Attempt[] {
  const last = attempts.findLast(({ answer }) => answer === 'accepted');
  return attempts.filter((one) => one === last || one.answer === 'unknown');
}

const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

function ordersOf({ campaign, players }: Game, log: readonly LoggedStep[], { orders }: Ledger): readonly string[] {
  // A seat that plays by itself gives its own orders.
  const logged = log.flatMap(({ input }) =>
    input.type === 'order' && players.some(({ seat }) => seat === input.seat) ? [input.nonce] : [],
  );
  const given = orders.filter((order) => order.campaign === campaign);
  const invented = logged.filter(
    (nonce) => !given.some((order) => order.nonce === nonce && order.answer !== 'refused'),
  );
  const wrong = given.filter(({ nonce, answer }) => {
    const times = logged.filter((one) => one === nonce).length;
    return times > 1 || (answer === 'accepted' && times !== 1);
  });
  return [...invented, ...wrong.map(({ nonce }) => nonce)].map((nonce) => soakText.orderDiffers(campaign, nonce));
}

/** Replays every log from its start, in this one process, and compares each hash, die, event and state. */
export async function replayedAll({ host }: OpenHost, games: readonly Game[]): Promise<Found> {
  const problems: string[] = [];
  let checked = 0;
  for (const { campaign } of games) {
    const found = await host.verify(campaign);
    problems.push(...found.map((problem) => soakText.replayDiffers(campaign, JSON.stringify(problem))));
    checked += 1;
  }
  return { problems, checked };
}
