import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  type Archive,
  archiveSchema,
  type LogProblem,
  plainSha256,
  promisedIn,
  replayed,
  stepsIn,
} from '@sealed-orders/rules/log';
import { rulesetFor } from '@sealed-orders/rules/systems';
import { verifyText } from '@sealed-orders/text/cli/verify';
import type { Terminal } from '../command.ts';
import { printed } from './printed.ts';

/** Whether the argument is a file and not an address: addresses have no dots. */
export const isArchive = (asked: string): boolean => asked.includes('.');

const unzipped = promisify(gunzip);
/** The first byte of a file that gzip wrote. */
const GZIP = 0x1f;

/** Replays the log in an archive. It needs neither the site nor its database. */
export async function verifiedArchive(file: string, terminal: Terminal): Promise<number> {
  const archive = await archiveIn(file, terminal);
  if (archive === null) return 1;
  const { name, system } = archive.campaign;
  const ruleset = rulesetFor(system);
  if (ruleset === null) {
    terminal.err(verifyText.noRules(system));
    return 1;
  }
  const problems: LogProblem[] = [];
  for await (const found of replayed(ruleset, promisedIn(archive, plainSha256), stepsIn(archive)))
    problems.push(...found);
  return printed(name, { steps: archive.steps.length, problems }, terminal);
}

/** Null: it is not an archive, as was printed. */
async function archiveIn(file: string, terminal: Terminal): Promise<Archive | null> {
  let json: unknown;
  try {
    const bytes = await readFile(file);
    const text = bytes[0] === GZIP ? await unzipped(bytes) : bytes;
    json = JSON.parse(text.toString('utf8'));
  } catch (error) {
    terminal.err(verifyText.noFile(file, error instanceof Error ? error.message : String(error)));
    return null;
  }
  const read = archiveSchema.safeParse(json);
  if (read.success) return read.data;
  terminal.err(verifyText.notAnArchive(file));
  return null;
}
