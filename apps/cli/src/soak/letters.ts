import type { OpenHost } from '@sealed-orders/host';
import { type FaultKind, soakText } from '@sealed-orders/text/cli/soak';
import type { Inflicted } from './faults.ts';
import type { Game } from './games.ts';
import type { Found } from './logs.ts';
import type { SoakMails } from './mails.ts';

/** How many mails were lost because their sender was killed while the mail server was taking them. */
export interface FoundLetters extends Found {
  readonly lost: number;
}

/** Whether all news was sent, and only once. */
export async function letters(
  { db }: OpenHost,
  games: readonly Game[],
  { taken, unsure }: Pick<SoakMails, 'taken' | 'unsure'>,
  faults: readonly Inflicted[],
): Promise<FoundLetters> {
  const rows = await db.prisma.news.findMany({
    where: { channel: 'mail' },
    select: { id: true, userId: true, kind: true, campaignId: true, outcome: true, doneAt: true },
  });
  const counts = new Map<string, number>();
  for (const { id } of taken) counts.set(id, (counts.get(id) ?? 0) + 1);
  const missing = rows.filter(({ id, outcome }) => outcome === 'sent' && !counts.has(id) && !unsure.includes(id));
  const cutOff = missing.filter(({ doneAt }) => doneAt !== null && isCutOff(momentOf(doneAt), faults));
  const lost = [...missing.filter((row) => !cutOff.includes(row)), ...rows.filter(isGivenUp)];
  const problems = [
    ...rows.filter(({ doneAt }) => doneAt === null).map(({ id, kind }) => soakText.mailWaits(id, kind)),
    ...lost.map(({ id, kind }) => soakText.mailLost(id, kind)),
    ...[...counts.keys()].filter((id) => !rows.some((row) => row.id === id)).map(soakText.mailUnknown),
    ...[...counts].filter(([, times]) => times > 1).map(([id]) => soakText.mailTwice(id)),
    ...(await untold(
      { db },
      games,
      rows.filter((row) => counts.has(row.id) || unsure.includes(row.id) || cutOff.includes(row)),
    )),
  ];
  return { problems, checked: rows.length, lost: cutOff.length };
}

const isGivenUp = ({ outcome }: { readonly outcome: string | null }): boolean => outcome === 'given-up';

/** A moment in ms of this process's clock. */
const momentOf = (date: Date): number => date.getTime() - performance.timeOrigin;

const KILLS: readonly FaultKind[] = ['web-killed', 'scheduler-killed', 'all-killed'];
/** The longest time that a mail server may take for a message, ms. */
const LONGEST = 15_000;

/** Whether the sender of a mail may have been killed while the mail server was taking it: it was noted as sent before. */
export const isCutOff = (notedAt: number, faults: readonly Inflicted[]): boolean =>
  faults.some(({ kind, from, to }) => KILLS.includes(kind) && to >= notedAt && from <= notedAt + LONGEST);

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
