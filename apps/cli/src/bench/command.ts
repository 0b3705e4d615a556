import { cpus, totalmem } from 'node:os';
import { benchText } from '@sealed-orders/text/cli/bench';
import type { Run, Terminal } from '../command.ts';
import { type Figure, heading, row } from './figure.ts';
import { isBuilt, type Site, startSite } from './site.ts';
import { CannotMeasure, type Measure, PARTS, type Part, type ServedMeasure } from './system.ts';
import { measuresOf } from './systems.ts';

function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${memory} GiB, Node ${process.version}`;
}

/** Measurements of the platform itself, for any game. */
const PLATFORM: readonly (readonly [Part, Measure])[] = [['memory', { needs: 'site', measure: idleMemory }]];

async function idleMemory(site: Site): Promise<readonly Figure[]> {
  return [{ what: 'Idle server, resident', value: await site.memory(), unit: 'MiB', target: null, good: 'at-most' }];
}

function wantedMeasures(args: readonly string[]): readonly Measure[] {
  const wanted = PARTS.filter((part) => args.length === 0 || args.includes(part));
  return wanted.flatMap((part) => [
    ...PLATFORM.flatMap(([of, measure]) => (of === part ? [measure] : [])),
    ...measuresOf(part),
  ]);
}

/**
 * Measures the parts named by `args`, or all of them, and prints each figure beside its target. Slowness is never a
 * failure.
 */
export const runBench: Run = async (args, terminal) => {
  const unknown = args.filter((arg) => !PARTS.some((part) => part === arg));
  if (unknown.length > 0) {
    terminal.err(benchText.unknownParts(unknown, PARTS));
    return 2;
  }
  const measures = wantedMeasures(args);
  terminal.out(machine());
  terminal.out('');
  for (const line of heading) terminal.out(line);
  for (const one of measures) if (one.needs === 'nothing') printed(await one.measure(), terminal);
  const served = measures.flatMap((one) => (one.needs === 'site' ? [one] : []));
  if (served.length === 0) return 0;
  if (!isBuilt()) {
    terminal.err(benchText.notBuilt);
    return 1;
  }
  return measuredOnSite(served, terminal);
};

function printed(figures: readonly Figure[], terminal: Terminal): void {
  for (const figure of figures) terminal.out(row(figure));
}

/**
 * Measures on a separate server; if this machine does not allow a measurement, it says so and continues with the rest.
 */
async function measuredOnSite(served: readonly ServedMeasure[], terminal: Terminal): Promise<number> {
  const site = await startSite();
  let code = 0;
  try {
    for (const { measure } of served) {
      try {
        printed(await measure(site), terminal);
      } catch (error) {
        if (!(error instanceof CannotMeasure)) throw error;
        terminal.err(error.message);
        code = 1;
      }
    }
  } finally {
    await site.stop();
  }
  return code;
}
