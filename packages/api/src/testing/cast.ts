import { createHost } from '@sealed-orders/host';
import type { Circumstance, Role } from '@sealed-orders/host/testing';
import { type OrderClock, seatId } from '@sealed-orders/rules/kernel';
import { NEXT_YEAR, nonce, reason, sheet, type War } from './asks.ts';
import { lobbyWithPlayers, SEATS } from './lobby-fixture.ts';
import type { Api, People } from './people.ts';

/** The members of a campaign besides its owner and its players. */
const GUESTS = ['stranger', 'removed', 'evicted', 'spectator', 'deputy', 'substitute', 'referee'] as const;

interface Owned {
  readonly owner: Api;
  readonly war: War;
}

export interface Cast {
  /** The client of a user in this role, and the campaign in which they have it. */
  of(role: Role): { readonly api: Api; readonly war: War };
  /**
   * The campaigns of the cast: one whose owner only referees it, one whose owner plays, and one on one screen, in which
   * two users hold two seats each.
   */
  readonly wars: readonly Owned[];
  /** Opens the seat of `uncovered` again, if a call has covered it. */
  reopened(): Promise<void>;
}

/** A campaign, and the users who were invited to it. */
interface Made extends Owned {
  readonly circumstance: Circumstance;
  readonly players: readonly Api[];
  /** Null: it has only its owner and its players. */
  readonly guest: ((name: Role) => Api) | null;
  /** Whether its owner plays. */
  readonly isPlayed: boolean;
}

/**
 * Three private campaigns, with a user in each role. A lobby has no deputies and no replaced players. Users who played an
 * imported war are strangers to it here.
 */
export async function castOf(world: People, circumstance: Circumstance): Promise<Cast> {
  const person = (name: string): Promise<Api> => world.person(`${name}-${circumstance}`);
  const [owner, playing] = await Promise.all([person('owner'), person('playing')]);
  const players = await Promise.all(SEATS.map(person));
  const guests = new Map<Role, Api>();
  for (const name of GUESTS) guests.set(name, await person(name));
  const guest = (name: Role): Api => guests.get(name) ?? world.nobody;
  // Without a clock it falls asleep in its first phase.
  const clock = circumstance === 'asleep' ? ({ mode: 'none' } as const) : null;
  const made = async (lead: Omit<Made, 'war' | 'circumstance'>, name: string): Promise<Owned> => {
    const war = await lobbyWithPlayers(lead.owner, lead.players, `${name} ${circumstance}`, false, clock);
    return brought(world, { ...lead, war, circumstance });
  };
  const refereed = await made({ owner, players, guest, isPlayed: false }, 'A Quiet War');
  const theirs = { owner: playing, players: [playing, ...players.slice(1)], guest: null, isPlayed: true };
  const played = await made(theirs, 'A War of Theirs');
  const [covered, uncovered] = await Promise.all([person('covered'), person('uncovered')]);
  const shared = await sharedWar(world, { owner, covered, uncovered, circumstance, clock });
  const opened = async (): Promise<void> => {
    if (circumstance !== 'imported') must(await uncovered.screen.uncover({ ...shared.war, seat: MADDER }));
  };
  const [, madder = world.nobody, , verdigris = world.nobody] = players;
  const known: Readonly<Partial<Record<Role, Api>>> = {
    nobody: world.nobody,
    player: madder,
    replaced: verdigris,
    owner,
    playing,
    covered,
    uncovered,
  };
  const warOf = (role: Role): Owned => {
    if (role === 'playing') return played;
    return role === 'covered' || role === 'uncovered' ? shared : refereed;
  };
  return {
    of: (role) => ({ api: known[role] ?? guest(role), war: warOf(role).war }),
    wars: [refereed, played, shared],
    reopened: opened,
  };
}

const MADDER = seatId('madder');

interface Shared {
  readonly owner: Api;
  readonly covered: Api;
  readonly uncovered: Api;
  readonly circumstance: Circumstance;
  readonly clock: OrderClock | null;
}

/** A campaign on one screen: `uncovered` holds two seats and has opened madder’s, `covered` holds the other two. */
async function sharedWar(world: People, { owner, covered, uncovered, circumstance, clock }: Shared): Promise<Owned> {
  const name = `A War on One Screen ${circumstance}`;
  const players = [uncovered, uncovered, covered, covered];
  const war = await lobbyWithPlayers(owner, players, name, false, clock, true);
  must(await covered.screen.cover(war));
  const made = await brought(world, { owner, players, guest: null, isPlayed: false, war, circumstance });
  if (circumstance !== 'lobby' && circumstance !== 'imported')
    must(await uncovered.screen.uncover({ ...made.war, seat: MADDER }));
  return made;
}

/** Takes a campaign from its lobby to its target stage; answers with where it is then. */
async function brought(world: People, made: Made): Promise<Owned> {
  const { circumstance } = made;
  await watched(world, made);
  if (circumstance === 'lobby') return made;
  await begun(made);
  if (circumstance === 'running') return made;
  if (circumstance === 'asleep') return asleep(world, made);
  await ended(made);
  if (circumstance === 'imported') return imported(world, made);
  if (circumstance === 'archived')
    must(await made.owner.ending.archive({ campaign: made.war.campaign, isArchived: true }));
  return made;
}

/** The owner ends the war; if they play in it, the players do. */
async function ended({ owner, war: { campaign }, players, isPlayed }: Made): Promise<void> {
  if (!isPlayed) return void must(await owner.ending.end({ campaign, reason: 'Enough.' }));
  for (const player of players) {
    const { isDecided } = must(await player.votes.vote({ campaign, matter: { what: 'finish' } }));
    if (isDecided) return;
  }
  throw new Error('the players did not end it');
}

/** A spectator and a referee join, and two spectators are removed. */
async function watched(world: People, { owner, war, guest, circumstance }: Made): Promise<void> {
  if (guest === null) return;
  const { campaign } = war;
  for (const role of ['spectator', 'removed', 'evicted', 'referee'] as const) {
    const place = { role: role === 'referee' ? role : 'spectator', seat: null } as const;
    const invitation = await joined(owner, guest(role), war, place);
    if (role === 'evicted') must(await owner.campaigns.revokeInvitation({ campaign, invitation, evict: reason }));
    if (role === 'removed') {
      const user = await world.idOf(`removed-${circumstance}`);
      must(await owner.campaigns.removeMember({ campaign, user, reason }));
    }
  }
}

/** A day in the next year. */
const SOON = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** The war begins, the first player has a deputy, the second goes on holiday, and the last player's seat is taken over. */
async function begun({ owner, war, players: [azure, madder], guest }: Made): Promise<void> {
  const { campaign } = war;
  must(await owner.campaigns.start({ campaign }));
  if (guest === null || madder === undefined) return;
  must(await madder.absence.announceHoliday({ campaign, firstDay: SOON, lastDay: SOON, zone: 'Europe/Berlin' }));
  must(await madder.orders.setStandingSeal({ campaign, phase: sheet.phase, nonce }));
  const invited = must((await azure?.absence.inviteDeputy({ campaign })) ?? { ok: false });
  must(await guest('deputy').campaigns.join({ code: invited.code }));
  const seat = seatId('verdigris');
  must(await owner.absence.openSeat({ campaign, seat, reason }));
  await joined(owner, guest('substitute'), war, { role: 'seat', seat });
}

const LATER = Date.parse(NEXT_YEAR);

/** Nobody does anything until the war pauses automatically. */
async function asleep(world: People, made: Made): Promise<Owned> {
  const { db } = world.opened;
  await createHost({ db, clock: () => new Date(LATER) }).sweepComplete();
  const { status } = await made.owner.play.head({ campaign: made.war.campaign });
  if (status !== 'paused') throw new Error(`asleep, not ${status}`);
  return made;
}

/** The war is over on another site, and its owner imports it here and lets others look at it. */
async function imported(world: People, made: Made): Promise<Owned> {
  const { owner, war } = made;
  const archive = await world.opened.host.exported(war.campaign);
  if (archive === null) throw new Error('the war is not over');
  const pieces: string[] = [];
  for await (const piece of archive.pieces) pieces.push(piece);
  const { name } = await owner.campaigns.lobby({ slug: war.slug });
  // An owner who played can delete it only after a time.
  const by = await world.idOf(`${made.isPlayed ? 'playing' : 'owner'}-imported`);
  const later = createHost({ db: world.opened.db, clock: () => new Date(LATER) });
  must(await later.deleteCampaign(war.campaign, by, name));
  const base64 = Buffer.from(pieces.join('')).toString('base64');
  const { id: campaign, slug } = must(await owner.ending.importWar({ base64, isPublic: false }));
  const here = { ...made, war: { campaign, slug } };
  await watched(world, here);
  return here;
}

interface Place {
  readonly role: 'spectator' | 'referee' | 'seat';
  readonly seat: ReturnType<typeof seatId> | null;
}

/** Makes a user join by an invitation of their own; returns that user. */
async function joined(owner: Api, guest: Api, { campaign }: War, place: Place): Promise<string> {
  const { code } = must(await owner.campaigns.invite({ campaign, ...place, expiresAt: NEXT_YEAR, uses: 1 }));
  must(await guest.campaigns.join({ code }));
  const links = await owner.campaigns.invitations({ campaign });
  return links.find((link) => link.code === code)?.id ?? '';
}

function must<Value>(answer: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
}
