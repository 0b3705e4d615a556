import { followCampaign } from '@sealed-orders/realtime/client';
import { z } from 'zod';
import { openConnection, postOf } from './connection.ts';
import type { Figure } from './figure.ts';
import type { Site } from './site.ts';
import { quantile } from './spread.ts';
import { type StagedCampaign, type StagedSeat, sealing } from './stage.ts';
import { unpacked } from './unpacked.ts';

/** Pages that follow each campaign: its players and some who watch. */
const FOLLOWERS = 24;

/** From the last seal of a step to its start, and until the pages that follow are told of the new step. */
export async function measureTelling(site: Site, campaigns: readonly StagedCampaign[]): Promise<readonly Figure[]> {
  const told: number[] = [];
  const starts: number[] = [];
  for (const campaign of campaigns) {
    const followers = await Promise.all(Array.from({ length: FOLLOWERS }, () => follower(site, campaign.id)));
    const [last, ...others] = campaign.seats;
    for (const seat of others) await sealed(site, seat);
    if (last === undefined) continue;
    const since = performance.now();
    const [, ...times] = await Promise.all([sealed(site, last), ...followers.map((it) => it.told)]);
    told.push(...times.map((time) => time - since));
    for (const { stop } of followers) stop();
    starts.push(await startAfterSeal(site, campaign.id));
  }
  return [
    {
      what: 'p50 from the last seal to the start',
      value: quantile(starts, 0.5),
      unit: 'ms',
      target: null,
      good: 'at-most',
    },
    {
      what: 'p99 from the last seal to the start',
      value: quantile(starts, 0.99),
      unit: 'ms',
      target: 10,
      good: 'at-most',
    },
    {
      what: 'p50 from the last seal to a page told',
      value: quantile(told, 0.5),
      unit: 'ms',
      target: null,
      good: 'at-most',
    },
    {
      what: 'p99 from the last seal to a page told',
      value: quantile(told, 0.99),
      unit: 'ms',
      target: 150,
      good: 'at-most',
    },
  ];
}

async function sealed(site: Site, seat: StagedSeat): Promise<void> {
  const connection = await openConnection(site.port);
  const { path, cookie, json } = sealing(seat);
  const { body } = await connection.send(postOf(path, cookie, json));
  connection.close();
  if (!body.includes('"ok":true')) throw new Error(`a seal failed: ${body}`);
}

interface Follower {
  /** When the page was told of a step, by this process's clock. */
  readonly told: Promise<number>;
  stop(): void;
}

function follower(site: Site, campaign: string): Promise<Follower> {
  return new Promise((ready) => {
    let hear: (time: number) => void = () => undefined;
    const told = new Promise<number>((resolve) => {
      hear = resolve;
    });
    const stop = followCampaign(campaign, ({ what }) => what === 'step' && hear(performance.now()), {
      url: `http://127.0.0.1:${site.port}`,
      onAnswer: () => ready({ told, stop }),
    });
  });
}

const phaseSchema = z.object({ at: z.string(), seals: z.record(z.string(), z.object({ sealedAt: z.string() })) });

/** Both instants are the server's, from the log: when the last sheet came in, and when the step began. */
async function startAfterSeal({ opened }: Site, campaign: string): Promise<number> {
  const { input } = await opened.db.prisma.step.findUniqueOrThrow({
    where: { campaignId_n: { campaignId: campaign, n: 1 } },
    select: { input: true },
  });
  const { at, seals } = phaseSchema.parse(unpacked(input));
  const instants = Object.values(seals).map(({ sealedAt }) => Date.parse(sealedAt));
  return Date.parse(at) - Math.max(...instants);
}
