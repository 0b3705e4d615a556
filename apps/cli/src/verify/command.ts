import { resolve } from 'node:path';
import { openHost } from '@sealed-orders/host';
import { verifyText } from '@sealed-orders/text/cli/verify';
import type { Run, Terminal } from '../command.ts';
import { withDatabase } from '../database.ts';
import { siteData } from '../env.ts';
import { reason } from '../reason.ts';
import { verifiedAll } from './all.ts';
import { isArchive, verifiedArchive } from './archive.ts';
import { printed } from './printed.ts';

const ALL = '--all';

/** Replays the log of the campaign at an address, all logs, or the one in an archive, and prints the differences. */
export const runVerify: Run = async (args, terminal) => {
  const [slug] = args;
  if (slug === undefined || args.length > 1) {
    terminal.err(verifyText.usage);
    return 2;
  }
  if (isArchive(slug)) return verifiedArchive(resolve(terminal.cwd, slug), terminal);
  return withDatabase(siteData(), terminal, (connectionString) =>
    slug === ALL ? verifiedAll(connectionString, terminal) : verified(connectionString, slug, terminal),
  );
};

/** 0: everything agrees. 1: the log or the database was not found, or something differs. */
export async function verified(connectionString: string, slug: string, terminal: Terminal): Promise<number> {
  const { host, close } = openHost({ connectionString, poolSize: 2 });
  try {
    const found = await host.bySlug(slug).catch((error: unknown) => {
      terminal.err(verifyText.noAnswer(reason(error)));
    });
    if (found === undefined) return 1;
    if (found === null) {
      terminal.err(verifyText.noCampaign(slug));
      return 1;
    }
    const result = await host.verified(found.id);
    if (result.steps > 0) return printed(`/c/${slug}`, result, terminal);
    terminal.err(verifyText.notBegun(slug));
    return 1;
  } finally {
    await close();
  }
}
