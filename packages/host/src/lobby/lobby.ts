import { SYSTEMS, seatId, type Viewer } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { refereesOf } from '../play/referees.ts';
import type { Shell } from '../shell.ts';
import type { CampaignId } from '../types.ts';
import { armySchema, missing, setupDraftSchema, setupOf } from './setup.ts';
import type { Lobby } from './types.ts';

const SELECT = {
  id: true,
  slug: true,
  name: true,
  system: true,
  edition: true,
  status: true,
  public: true,
  setup: true,
  seedHash: true,
  creator: { select: { id: true, displayName: true } },
  seats: {
    select: {
      seat: true,
      name: true,
      faction: true,
      army: true,
      user: { select: { id: true, displayName: true } },
    },
    orderBy: { position: 'asc' },
  },
} as const;

/** The campaign before its start; armies in full for their own seat and the referee only. Null: there is none. */
export async function lobby(shell: Shell, id: CampaignId, viewer: Viewer): Promise<Lobby | null> {
  const row = await shell.db.prisma.campaign.findUnique({ where: { id }, select: SELECT });
  if (row === null) return null;
  const system = z.enum(SYSTEMS).parse(row.system);
  const draft = setupDraftSchema.parse(row.setup);
  const seats = row.seats.map(({ seat, name, faction, army, user }) => ({
    seat: seatId(seat),
    name,
    faction: faction === '' ? null : faction,
    user: user === null ? null : { id: user.id, name: user.displayName },
    army: army === null ? null : armySchema.parse(army),
  }));
  const mayRead = (seat: string): boolean =>
    viewer.kind === 'referee' || (viewer.kind === 'seat' && viewer.seat === seat);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    system,
    edition: row.edition,
    status: row.status,
    isPublic: row.public,
    preset: draft.preset,
    settings: draft.settings ?? null,
    clock: draft.clock ?? null,
    owner: { id: row.creator.id, name: row.creator.displayName },
    referees: await refereesOf(shell, id),
    seats: seats.map((seat) => ({
      ...seat,
      hasArmy: seat.army !== null && seat.army.length > 0,
      army: mayRead(seat.seat) ? seat.army : null,
    })),
    seedHash: row.seedHash,
    missing: missing(shell.rulesetOf(system), setupOf(draft, row.edition, seats), seats),
  };
}
