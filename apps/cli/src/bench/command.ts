import { cpus, totalmem } from 'node:os';
import type { Run } from '../command.ts';
import { measureDeadlines } from './deadlines.ts';
import { measureEngine } from './engine.ts';
import { type Figure, heading, row } from './figure.ts';
import { measurePanning } from './pan.ts';
import { measureSealing } from './sealing.ts';
import { isBuilt, type Site, startSite } from './site.ts';
import { stage } from './stage.ts';
import { measureStepping } from './stepping.ts';
import { measureTelling } from './told.ts';
import { measureTurn } from './turn.ts';

/** What is measured, in this order; an argument names the only ones wanted. */
const PARTS = ['engine', 'turn', 'stepping', 'memory', 'sealing', 'telling', 'deadlines', 'panning'] as const;
type Part = (typeof PARTS)[number];

function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${memory} GiB, Node ${process.version}`;
}

/** Measures what `args` name, or everything, and prints each figure beside its target. Never fails for being slow. */
export const runBench: Run = async (args, terminal) => {
  const unknown = args.filter((arg) => !PARTS.some((part) => part === arg));
  if (unknown.length > 0) {
    terminal.err(`bench knows ${PARTS.join(', ')}; not ${unknown.join(', ')}`);
    return 2;
  }
  const wanted = PARTS.filter((part) => args.length === 0 || args.includes(part));
  terminal.out(machine());
  terminal.out('');
  for (const line of heading) terminal.out(line);
  const print = (figures: readonly Figure[]): void => {
    for (const figure of figures) terminal.out(row(figure));
  };
  if (wanted.includes('engine')) print(measureEngine());
  if (wanted.includes('turn')) print(measureTurn());
  if (wanted.includes('stepping')) print(await measureStepping());
  const served = wanted.filter((part) => part !== 'engine' && part !== 'turn' && part !== 'stepping');
  if (served.length === 0) return 0;
  if (!isBuilt()) {
    terminal.err('The pages are not built, so the server cannot be measured: run `npm start` once.');
    return 1;
  }
  const site = await startSite();
  try {
    for (const part of served) print(await measured(part, site));
  } finally {
    await site.stop();
  }
  return 0;
};

async function measured(part: Exclude<Part, 'engine' | 'turn' | 'stepping'>, site: Site): Promise<readonly Figure[]> {
  switch (part) {
    case 'memory':
      return [
        { what: 'Idle server, resident', value: await site.memory(), unit: 'MiB', target: null, good: 'at-most' },
      ];
    case 'sealing':
      return measureSealing(site, await stage(site, { campaigns: 40, detachments: 19, clock: { mode: 'none' } }));
    case 'telling':
      return measureTelling(site, await stage(site, { campaigns: 100, detachments: 19, clock: { mode: 'none' } }));
    case 'deadlines':
      return measureDeadlines(site);
    case 'panning':
      return measurePanning(site);
  }
}
