import type { OpenHost } from '@sealed-orders/host';
import { type FaultKind, soakText } from '@sealed-orders/text/cli/soak';
import type { Inflicted } from './faults.ts';
import type { Game } from './games.ts';
import type { Found } from './logs.ts';
import type { TakenMail } from './mails.ts';

/** Mails that came twice because their sender was killed before it could note the first. */
export interface FoundLetters extends Found {
  readonly repeats: number;
}

/**
 * Whether everything that was to be told was told, and once. A mail may come again with the same id if its sender
 * was killed between the mail server's yes and the note of it: nobody can agree with both on one moment.
 */
export async function letters(
  { db }: OpenHost,
  games: readonly Game[],
  taken: readonly TakenMail[],
  faults: readonly Inflicted[],
): Promise<FoundLetters> {
  const rows = await db.prisma.news.findMany({
    select: { id: true, userId: true, kind: true, campaignId: true, outcome: true, doneAt: true },
  });
  const counts = new Map<string, TakenMail[]>();
  for (const mail of taken) counts.set(mail.id, [...(counts.get(mail.id) ?? []), mail]);
  const repeated = [...counts.values()].filter((mails) => mails.length > 1);
  const unnoted = new Set(unnotable(taken, faults));
  const problems = [
    ...rows
      .filter(({ id, doneAt }) => doneAt === null && !unnoted.has(id))
      .map(({ id, kind }) => soakText.mailWaits(id, kind)),
    ...rows
      .filter(({ id, outcome }) => outcome === 'given-up' || (outcome === 'sent' && !counts.has(id)))
      .map(({ id, kind }) => soakText.mailLost(id, kind)),
    ...[...counts.keys()].filter((id) => !rows.some((row) => row.id === id)).map(soakText.mailUnknown),
    ...repeated.filter((mails) => !isExcused(mails, faults)).map(([first]) => soakText.mailTwice(first?.id ?? '')),
    ...(await untold(
      { db },
      games,
      rows.filter(({ id }) => counts.has(id)),
    )),
  ];
  return { problems, checked: rows.length, repeats: repeated.length };
}

/** After each mail but the last its sender may have been killed. */
export function isExcused(mails: readonly TakenMail[], faults: readonly Inflicted[]): boolean {
  return mails.every(({ at }, i) => {
    const next = mails[i + 1];
    return next === undefined || wasKilled(faults, at, next.at);
  });
}

const KILLS: readonly FaultKind[] = ['web-killed', 'scheduler-killed', 'all-killed'];

const wasKilled = (faults: readonly Inflicted[], after: number, before: number): boolean =>
  faults.some(({ kind, from, to }) => KILLS.includes(kind) && from <= before && to >= after);

/** Mails that the server has and whose sender may have been killed before it could note that: they are not waited for. */
export const unnotable = (taken: readonly TakenMail[], faults: readonly Inflicted[]): readonly string[] =>
  taken.filter(({ at }) => wasKilled(faults, at, Number.POSITIVE_INFINITY)).map(({ id }) => id);

interface Row {
  readonly userId: string;
  readonly kind: string;
  readonly campaignId: string | null;
}

/** Everybody in a war that is over, or that could not go on, has a mail that says so. */
async function untold({ db }: Pick<OpenHost, 'db'>, games: readonly Game[], mailed: readonly Row[]): Promise<string[]> {
  const problems: string[] = [];
  const isTold = (user: string, kind: string, campaign: string): boolean =>
    mailed.some((row) => row.userId === user && row.kind === kind && row.campaignId === campaign);
  for (const { campaign, kind, owner, players } of games) {
    const { status } = await db.prisma.campaign.findUniqueOrThrow({
      where: { id: campaign },
      select: { status: true },
    });
    const told = status === 'finished' ? 'ended' : kind === 'poisoned' ? 'paused' : null;
    if (told === null) continue;
    for (const { user } of [owner, ...players.map(({ person }) => person)])
      if (!isTold(user, told, campaign)) problems.push(soakText.untold(campaign, told, user));
  }
  return problems;
}
