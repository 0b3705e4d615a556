import { sessionCookie } from '@sealed-orders/auth';
import { createHost } from '@sealed-orders/host';
import {
  BECAUSE,
  BLUE,
  type Circumstance,
  GREEN,
  newUser,
  RED,
  type Role,
  seatedTable,
  type Table,
} from '@sealed-orders/host/testing';
import { failed, type SeatId, seatId } from '@sealed-orders/rules/kernel';
import { expect } from 'vitest';
import { SECRET, type Site } from './site.ts';

const [GOLD, ROSE, VIOLET] = [seatId('gold'), seatId('rose'), seatId('violet')];
/** The seats of the user `covered`. */
const COVERED = [ROSE, VIOLET];

interface Visibility {
  readonly isPublic: boolean;
  readonly isListed?: boolean;
}

interface Wanted extends Visibility {
  /** Whether the owner has a seat, and so the role `playing`. */
  readonly isPlayed?: boolean;
  /** Whether it is on one screen, and two users hold two seats each: `covered` and `uncovered`. */
  readonly isShared?: boolean;
}

/** Games of Tally with a user in each role. */
export interface RoleWars {
  /** One in this circumstance. A lobby has no deputies. */
  warOf(circumstance: Circumstance, wanted: Wanted): Promise<Table>;
  /** The user with this role in a war; null: a visitor who is not signed in. */
  userOf(table: Table, role: Role): string | null;
  /** The cookie of that user's browser; empty if there is none. */
  cookieOf(table: Table, role: Role): Promise<string>;
}

/** The wars of all roles: users who play, or hold several seats, do so in wars of their own. */
export interface WarsOfRoles {
  readonly usual: Table;
  readonly played: Table;
  readonly shared: Table;
}

/** The war in which a user has this role. */
export function warOfRole({ usual, played, shared }: WarsOfRoles, role: Role): Table {
  if (role === 'playing') return played;
  return role === 'covered' || role === 'uncovered' ? shared : usual;
}

/** Roles without a seat have one user each, the same in every war. */
export async function roleWars(site: Pick<Site, 'host' | 'db'>): Promise<RoleWars> {
  const { host, db } = site;
  const known = [
    'stranger',
    'removed',
    'evicted',
    'spectator',
    'deputy',
    'substitute',
    'referee',
    'covered',
    'uncovered',
  ] as const;
  const users: ReadonlyMap<Role, string> = new Map(
    await Promise.all(known.map(async (role) => [role, await newUser(db, role)] as const)),
  );

  const userOf = ({ owner, users: seated }: Table, role: Role): string | null => {
    if (role === 'owner' || role === 'playing') return owner;
    if (role === 'player') return seated[RED] ?? null;
    if (role === 'replaced') return seated[GREEN] ?? null;
    return users.get(role) ?? null;
  };

  const userNamed = (role: Role): string => users.get(role) ?? '';

  /** A war with a user in each role. A lobby has no deputies. */
  async function warOf(
    circumstance: Circumstance,
    { isPublic, isListed = false, isPlayed = false, isShared = false }: Wanted,
  ): Promise<Table> {
    const freeSeats = isShared ? [BLUE, GOLD, ...COVERED] : [BLUE];
    const wanted = { isPublic, isListed, oneScreen: isShared, seats: [RED, GREEN], freeSeats };
    const table = await seatedTable(db, host, wanted);
    const { campaign, owner } = table;
    const blue = isShared ? userNamed('uncovered') : isPlayed ? owner : await newUser(db, BLUE);
    if (isShared) await taken(table, [...COVERED.map((seat) => ['covered', seat] as const), ['uncovered', GOLD]]);
    expect(await host.takeSeat(campaign, BLUE, blue)).toMatchObject({ ok: true });
    if (isShared) expect(await host.cover(campaign, userNamed('covered'))).toMatchObject({ ok: true });
    await watched(table);
    if (circumstance === 'lobby') return table;
    expect(await host.start(campaign, owner)).toMatchObject({ ok: true });
    if (isShared) expect(await host.uncover(campaign, BLUE, blue)).toMatchObject({ ok: true });
    const invited = await host.inviteDeputy(campaign, RED, table.users[RED] ?? '');
    await host.join(invited.ok ? invited.value.code : '', userNamed('deputy'));
    expect(await host.openSeat(campaign, GREEN, userNamed('referee'), BECAUSE)).toMatchObject({ ok: true });
    await joined(table, 'substitute', 'seat', GREEN);
    return brought(table, circumstance, { isPublic, isListed, isPlayed });
  }

  /** Users take one seat after the other. */
  async function taken({ campaign }: Table, seats: readonly (readonly [Role, SeatId])[]): Promise<void> {
    for (const [who, seat] of seats)
      expect(await host.takeSeat(campaign, seat, userNamed(who))).toMatchObject({ ok: true });
  }

  /** A user joins by their own invitation. */
  async function joined(
    { campaign, owner }: Table,
    who: Role,
    role: 'spectator' | 'referee' | 'seat',
    seat: SeatId | null = null,
  ): Promise<void> {
    const link = { role, seat, expiresAt: '2100-01-01T00:00:00.000Z', uses: 1 } as const;
    const invited = await host.invite(campaign, owner, link);
    expect(await host.join(invited.ok ? invited.value.code : '', userNamed(who))).toMatchObject({ ok: true });
  }

  /** A referee and spectators join, and two are removed. */
  async function watched(table: Table): Promise<void> {
    const { campaign, owner } = table;
    for (const who of ['spectator', 'removed', 'evicted'] as const) await joined(table, who, 'spectator');
    await joined(table, 'referee', 'referee');
    await host.removeMember(campaign, owner, { user: userNamed('removed'), reason: BECAUSE });
    const evicting = (await host.invitations(campaign)).filter(({ usedBy }) =>
      usedBy.some(({ name }) => name === 'evicted'),
    );
    for (const { id: invitation } of evicting)
      expect(await host.revokeInvitation(campaign, owner, { invitation, evict: BECAUSE })).toMatchObject({ ok: true });
  }

  /** Brings a war that is being played to the given circumstance. */
  async function brought(table: Table, circumstance: Circumstance, wanted: Wanted): Promise<Table> {
    const { campaign, owner } = table;
    const { isPlayed = false, isShared: _shared, ...visibility } = wanted;
    if (circumstance === 'running') return table;
    if (circumstance === 'asleep') {
      await createHost({ db, clock: () => new Date('2100-01-01T00:00:00.000Z') }).sweepComplete();
      expect(await host.head(campaign)).toMatchObject({ status: 'paused', pausedBecause: 'asleep' });
      return table;
    }
    await ended(table, isPlayed);
    if (circumstance === 'imported') return imported(table, visibility);
    if (circumstance === 'archived') expect(await host.setArchived(campaign, owner, true)).toMatchObject({ ok: true });
    return table;
  }

  /** The owner ends the war; if they play in it, two of its three players do. */
  async function ended({ campaign, owner, users: seated }: Table, isPlayed: boolean): Promise<void> {
    if (!isPlayed) {
      expect(await host.endWar(campaign, owner, 'Enough.')).toMatchObject({ ok: true });
      return;
    }
    await host.vote(campaign, RED, seated[RED] ?? '', { what: 'finish' });
    const last = await host.vote(campaign, BLUE, owner, { what: 'finish' });
    expect(last).toEqual({ ok: true, value: { isDecided: true } });
  }

  /** The war ended on another site, and its owner imports it here. */
  async function imported(table: Table, visibility: Visibility): Promise<Table> {
    const { owner: by } = table;
    const archive = (await host.exported(table.campaign)) ?? expect.fail('the war is over');
    const pieces: string[] = [];
    for await (const piece of archive.pieces) pieces.push(piece);
    // An owner who played can delete it only after a time.
    const later = createHost({ db, clock: () => new Date('2100-01-01T00:00:00.000Z') });
    expect(await later.deleteCampaign(table.campaign, by, 'A game of tally')).toMatchObject({ ok: true });
    const file = Buffer.from(pieces.join(''));
    const made = await host.importWar({
      by,
      file,
      ...visibility,
      readPicture: async () => failed({ code: 'picture-broken' }),
    });
    const { id: campaign, slug } = made.ok ? made.value : expect.fail(made.problem.code);
    const here = { ...table, campaign, slug };
    await watched(here);
    return here;
  }

  async function cookieOf(table: Table, role: Role): Promise<string> {
    const userId = userOf(table, role);
    return userId === null ? '' : sessionCookie({ userId, name: role }, { secret: SECRET, secure: false });
  }

  return { warOf, userOf, cookieOf };
}
