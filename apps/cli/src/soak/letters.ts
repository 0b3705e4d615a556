import type { OpenHost } from '@sealed-orders/host';
import { type FaultKind, soakText } from '@sealed-orders/text/cli/soak';
import type { Inflicted } from './faults.ts';
import type { Game } from './games.ts';
import type { Found } from './logs.ts';
import type { TakenMail } from './mails.ts';

/** Mails that came twice because nobody could note the first: their sender was killed, or the database failed. */
export interface FoundLetters extends Found {
  readonly repeats: number;
}

/** How long a mail may be under way to the mail server after its news was claimed, ms. */
const UNDER_WAY = 15_000;

/**
 * Whether everything that was to be told was told, and once. A mail may come again with the same id if a fault struck
 * between the mail server's yes and the note of it: nobody can agree with both on one moment.
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
  const problems = [
    ...rows.filter(({ doneAt }) => doneAt === null).map(({ id, kind }) => soakText.mailWaits(id, kind)),
    ...rows
      .filter(({ id, outcome }) => outcome === 'given-up' || (outcome === 'sent' && !counts.has(id)))
      .map(({ id, kind }) => soakText.mailLost(id, kind)),
    ...[...counts.keys()].filter((id) => !rows.some((row) => row.id === id)).map(soakText.mailUnknown),
    ...repeated.filter((mails) => !isExcused(mails, faults)).map(([first]) => soakText.mailTwice(first?.id ?? '')),
    ...(await untold({ db }, games, rows)),
  ];
  return { problems, checked: rows.length, repeats: repeated.length };
}

/** After each mail but the last its sender may have been killed, or the database have failed to note it. */
export function isExcused(mails: readonly TakenMail[], faults: readonly Inflicted[]): boolean {
  return mails.every(({ at }, i) => {
    const next = mails[i + 1];
    return next === undefined || faults.some((fault) => mayHide(fault, at, next.at));
  });
}

/** Whether a fault may have kept a mail from being noted that was taken at this moment, before it was sent again. */
function mayHide({ kind, from, to, backAt }: Inflicted, takenAt: number, againAt: number): boolean {
  if (from > againAt) return false;
  if (kind === 'web-killed' || kind === 'scheduler-killed') return to >= takenAt;
  return isOfDatabase(kind) && backAt >= takenAt - UNDER_WAY;
}

const isOfDatabase = (kind: FaultKind): boolean => !kind.startsWith('mail-');

type Row = {
  readonly userId: string;
  readonly kind: string;
  readonly campaignId: string | null;
  readonly outcome: string | null;
};

/** Players of a war that is over, and the owner of one that could not go on, have a mail that says so. */
async function untold({ db }: Pick<OpenHost, 'db'>, games: readonly Game[], rows: readonly Row[]): Promise<string[]> {
  const problems: string[] = [];
  const isTold = (user: string, kind: string, campaign: string): boolean =>
    rows.some(
      (row) => row.userId === user && row.kind === kind && row.campaignId === campaign && row.outcome === 'sent',
    );
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
