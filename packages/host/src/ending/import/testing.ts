import { gzipSync } from 'node:zlib';
import { failed, ok } from '@sealed-orders/rules/kernel';
import { type Archive, archiveSchema } from '@sealed-orders/rules/log';
import { tally } from '@sealed-orders/rules/tally';
import { createHost, type Host } from '../../host.ts';
import { type TallyHost, tallyHost } from '../../testing/tally-host.ts';
import { BLUE, newUser, RED, runningTable, sealNumber } from '../../testing.ts';
import type { UserId } from '../../vocabulary/types.ts';
import type { WantedImport } from './import-war.ts';
import type { ReadPicture } from './write-write-ups.ts';

/** Tally whose spectators learn how a turn ended. */
const openTally: typeof tally = {
  ...tally,
  report: (events, viewer) => tally.report(events, viewer.kind === 'spectator' ? { kind: 'referee' } : viewer),
};

/** Two sites with databases of their own: wars are played there and imported here. */
export interface TwoSites {
  readonly there: TallyHost;
  readonly here: TallyHost;
  /** A second server of the site here, with its own clock. */
  another(clock: () => Date): Host;
  /** A war of two rounds that was ended on the other site, as its archive. */
  finishedWar(): Promise<Archive>;
  /** A new user imports a file here. */
  bring(
    file: Uint8Array,
    isPublic?: boolean,
  ): Promise<{ readonly by: UserId; readonly answer: Awaited<ReturnType<Host['importWar']>> }>;
  close(): Promise<unknown>;
}

export async function twoSites(): Promise<TwoSites> {
  const [there, here] = [await tallyHost(openTally), await tallyHost(openTally)];
  return {
    there,
    here,
    another: (clock) => createHost({ db: here.db, rulesets: () => openTally, clock }),
    finishedWar: () => finishedOn(there),
    bring: async (file, isPublic = false) => {
      const by = await newUser(here.db, 'bringer');
      return { by, answer: await here.host.importWar(wanted(by, file, isPublic)) };
    },
    close: () => Promise.all([there.close(), here.close()]),
  };
}

async function finishedOn({ db, host }: TallyHost): Promise<Archive> {
  const table = await runningTable(db, host);
  for (const opening of [0, 1]) {
    await sealNumber(host, table, RED, opening, 4);
    await sealNumber(host, table, BLUE, opening, 2);
    await host.runDue();
  }
  await host.endWar(table.campaign, table.owner, 'Enough.');
  return exportedFrom({ host }, table.campaign);
}

/** The archive of a war that is over. */
export async function exportedFrom({ host }: Pick<TallyHost, 'host'>, campaign: string): Promise<Archive> {
  const made = await host.exported(campaign);
  if (made === null) throw new Error('the war is not over');
  const pieces: string[] = [];
  for await (const piece of made.pieces) pieces.push(piece);
  return archiveSchema.parse(JSON.parse(pieces.join('')));
}

export const fileOf = (value: unknown): Uint8Array => gzipSync(JSON.stringify(value));

/** Reads every picture as one pixel, unless it says that it is broken. */
export const readPicture: ReadPicture = async (bytes) =>
  Buffer.from(bytes).toString() === 'broken'
    ? failed({ code: 'picture-broken' })
    : ok({ width: 1, height: 1, full: bytes, small: bytes.subarray(0, 1) });

export const wanted = (by: UserId, file: Uint8Array, isPublic = false): WantedImport => ({
  by,
  file,
  isPublic,
  readPicture,
});

/** Its id here. */
export const idOf = (answer: Awaited<ReturnType<Host['importWar']>>): string =>
  answer.ok ? answer.value.id : answer.problem.code;
