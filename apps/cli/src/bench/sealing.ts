import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Figure } from './figure.ts';
import { type LoadJob, type LoadOutcome, loadOutcomeSchema } from './load-job.ts';
import type { Site } from './site.ts';
import { type StagedCampaign, sealing } from './stage.ts';

const LOAD = fileURLToPath(new URL('./load.ts', import.meta.url));
const CONNECTIONS = 64;

/** Runs the load generator in a process of its own. */
async function load(job: LoadJob): Promise<LoadOutcome> {
  const child = fork(LOAD);
  child.send(job);
  const [outcome] = await once(child, 'message');
  return loadOutcomeSchema.parse(outcome);
}

/**
 * Sheets sealed over HTTP with a session, checked and committed durably, as many as get through; then the time of one
 * at a quarter of that. One seat of each campaign never seals, so that no step runs.
 */
export async function measureSealing(site: Site, campaigns: readonly StagedCampaign[]): Promise<readonly Figure[]> {
  const requests = campaigns.flatMap(({ seats }) => seats.slice(1).map(sealing));
  const job = { port: site.port, connections: CONNECTIONS, requests, success: '"ok":true', rate: null };
  await load({ ...job, seconds: 5 });
  const before = await site.processor();
  const full = await load({ ...job, seconds: 10 });
  const used = (await site.processor()) - before;
  const rate = full.answered / full.seconds;
  const quarter = await load({ ...job, seconds: 10, rate: rate / 4 });
  const failed = full.failed + quarter.failed;
  if (failed > 0) throw new Error(`${failed} seals failed: ${full.failure ?? quarter.failure}`);
  const bytes = requests.reduce((sum, { json }) => sum + JSON.stringify(json.sheet).length, 0) / requests.length;
  return [
    { what: 'Size of a sheet', value: bytes, unit: 'B', target: null, good: 'at-least' },
    { what: 'Sheets sealed over HTTP, durably', value: rate, unit: '/s', target: 2000, good: 'at-least' },
    {
      what: 'Processor time of the server for one',
      value: used / full.answered,
      unit: 'ms',
      target: null,
      good: 'at-most',
    },
    { what: 'p99 of sealing at full load', value: full.p99, unit: 'ms', target: null, good: 'at-most' },
    { what: 'p50 of sealing at a quarter of it', value: quarter.p50, unit: 'ms', target: null, good: 'at-most' },
    { what: 'p99 of sealing at a quarter of it', value: quarter.p99, unit: 'ms', target: 25, good: 'at-most' },
  ];
}
