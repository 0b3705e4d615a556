import { followCampaign } from '@sealed-orders/realtime/client';
import { z } from 'zod';
import { startBroadcast } from './broadcast.ts';
import { openConnection, postOf } from './connection.ts';
import type { Figure } from './figure.ts';
import { type SeededCampaign, type SeededSeat, sealing } from './seeded.ts';
import type { Site } from './site.ts';
import { quantile } from './spread.ts';
import { unpacked } from './unpacked.ts';

/** Pages that follow each campaign: its players and some spectators. */
const FOLLOWERS = 24;

/**
 * From the last seal of a step to its start, and until the pages that follow learn of the new step; after each campaign
 * the same message goes from a bare WebSocket server to as many clients.
 */
export async function measureTelling(site: Site, campaigns: readonly SeededCampaign[]): Promise<readonly Figure[]> {
  const told: number[] = [];
  const starts: number[] = [];
  const bare: number[] = [];
  const broadcast = await startBroadcast(FOLLOWERS);
  try {
    for (const campaign of campaigns) {
      told.push(...(await toldAfterSeal(site, campaign)));
      starts.push(await startAfterSeal(site, campaign.id));
      bare.push(...(await broadcast.tell(JSON.stringify({ campaign: campaign.id, what: 'step', n: 1 }))));
    }
  } finally {
    broadcast.stop();
  }
  const ms = { unit: 'ms', good: 'at-most' } as const;
  const toPages = (share: number) => ({
    value: quantile(told, share),
    reference: { what: 'a bare WebSocket broadcast', value: quantile(bare, share) },
  });
  return [
    { ...ms, what: 'p50 from the last seal to the start', value: quantile(starts, 0.5), target: null },
    { ...ms, what: 'p99 from the last seal to the start', value: quantile(starts, 0.99), target: 10 },
    { ...ms, what: 'p50 from the last seal to a page told', ...toPages(0.5), target: null },
    { ...ms, what: 'p99 from the last seal to a page told', ...toPages(0.99), target: 150 },
  ];
}

/** From the last seal of a campaign's step until each page that follows it is notified of the next, ms. */
async function toldAfterSeal(site: Site, { id, seats }: SeededCampaign): Promise<readonly number[]> {
  const [last, ...others] = seats;
  if (last === undefined) return [];
  const followers = await Promise.all(Array.from({ length: FOLLOWERS }, () => follower(site, id)));
  for (const seat of others) await sealed(site, seat);
  const since = performance.now();
  const [, ...times] = await Promise.all([sealed(site, last), ...followers.map((it) => it.told)]);
  for (const { stop } of followers) stop();
  return times.map((time) => time - since);
}

async function sealed(site: Site, seat: SeededSeat): Promise<void> {
  const connection = await openConnection(site.port);
  const { path, cookie, json } = sealing(seat);
  const { body } = await connection.send(postOf(path, cookie, json));
  connection.close();
  if (!body.includes('"ok":true')) throw new Error(`a seal failed: ${body}`);
}

interface Follower {
  /** When the page heard of a step, by this process's clock. */
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
