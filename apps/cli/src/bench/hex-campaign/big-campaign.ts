import { randomUUID } from 'node:crypto';
import { present } from '@sealed-orders/rules/kernel';
import { newUsers } from '../seeded.ts';
import type { Site } from '../site.ts';
import { chart } from './chart.ts';
import { army } from './seed-campaigns.ts';

const SEATS = 8;
const DETACHMENTS = 15;

export interface BigCampaign {
  readonly slug: string;
  /** The referee. */
  readonly owner: string;
  /** The player of the first seat. */
  readonly player: string;
}

/** A war of eight seats with fifteen detachments each on 60 by 60 hexes, in its first phase that asks for orders. */
export async function bigCampaign({ opened }: Site, askedPhases: 'movement' | 'all'): Promise<BigCampaign> {
  const { host } = opened;
  const owner = randomUUID();
  const users = await newUsers(opened, SEATS);
  await opened.db.prisma.user.create({ data: { id: owner, username: owner, displayName: 'Bench' } });
  const seats = users.map((_, i) => ({
    id: `s${i + 1}`,
    name: `Seat ${i + 1}`,
    choices: { faction: i % 2 === 0 ? 'ig' : 'sm' },
  }));
  const wanted = {
    name: 'Big',
    system: 'hex-campaign',
    setup: { preset: 'free', settings: { askedPhases }, chart: chart(60, 60) },
    seats,
  } as const;
  const made = await host.createCampaign(owner, { ...wanted, isPublic: false });
  if (!made.ok) throw new Error(`no campaign: ${JSON.stringify(made.problem)}`);
  const { id, slug } = made.value;
  for (const [i, seat] of seats.entries()) {
    await host.takeSeat(id, seat.id, present(users[i], 'a user for each seat'));
    await host.setArmy(id, seat.id, present(users[i], 'a user for each seat'), army(DETACHMENTS));
  }
  const started = await host.start(id, owner);
  if (!started.ok) throw new Error(`no start: ${JSON.stringify(started.problem)}`);
  return { slug, owner, player: present(users[0], 'a user for each seat') };
}
