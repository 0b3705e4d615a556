import { seatId } from '@sealed-orders/rules/kernel';
import { NEXT_YEAR, reason, type War } from './asks.ts';
import { lobbyWithPlayers, SEATS } from './lobby-fixture.ts';
import type { Api, People } from './people.ts';

/**
 * Everybody who can stand in some relation to a campaign. `removed`: a spectator whom the owner has sent away; `evicted`:
 * one whose invitation was revoked; `replaced`: a player whose seat the `substitute` has taken over; `playing`: an owner
 * who holds a seat.
 */
export const ROLES = [
  'nobody',
  'stranger',
  'removed',
  'evicted',
  'replaced',
  'spectator',
  'player',
  'deputy',
  'substitute',
  'referee',
  'owner',
  'playing',
] as const;
export type Role = (typeof ROLES)[number];

/** Those who come to a campaign beside its owner and its players. */
const GUESTS = ['stranger', 'removed', 'evicted', 'spectator', 'deputy', 'substitute', 'referee'] as const;

export interface Cast {
  /** What somebody in this role calls, and the campaign in which they have it. */
  of(role: Role): { readonly api: Api; readonly war: War };
  /** The campaigns of the cast: one whose owner only refereees it, and one whose owner plays. */
  readonly wars: readonly { readonly owner: Api; readonly war: War }[];
}

/** Two private campaigns, begun or not, with somebody in each role. A lobby has no deputies and nobody who was replaced. */
export async function castOf(world: People, tag: string, isBegun: boolean): Promise<Cast> {
  const person = (name: string): Promise<Api> => world.person(`${name}-${tag}`);
  const [owner, playing] = await Promise.all([person('owner'), person('playing')]);
  const players = await Promise.all(SEATS.map(person));
  const guests = new Map<Role, Api>();
  for (const name of GUESTS) guests.set(name, await person(name));
  const war = await lobbyWithPlayers(owner, players, `A Quiet War ${tag}`, false);
  const other = await lobbyWithPlayers(playing, [playing, ...players.slice(1)], `A War of Theirs ${tag}`, false);
  const guest = (role: Role): Api => guests.get(role) ?? world.nobody;
  for (const role of ['spectator', 'removed', 'evicted', 'referee'] as const) {
    const invitation = await joined(owner, guest(role), war, {
      role: role === 'referee' ? role : 'spectator',
      seat: null,
    });
    if (role === 'evicted')
      await owner.campaigns.revokeInvitation({ campaign: war.campaign, invitation, evict: reason });
  }
  const removed = await world.idOf(`removed-${tag}`);
  await owner.campaigns.removeMember({ campaign: war.campaign, user: removed, reason });
  if (isBegun) {
    for (const [who, { campaign }] of [
      [owner, war],
      [playing, other],
    ] as const)
      must(await who.campaigns.start({ campaign }));
    const [azure = world.nobody] = players;
    const { code } = must(await azure.absence.inviteDeputy({ campaign: war.campaign }));
    must(await guest('deputy').campaigns.join({ code }));
    const seat = seatId('verdigris');
    must(await owner.absence.openSeat({ campaign: war.campaign, seat, reason }));
    await joined(owner, guest('substitute'), war, { role: 'seat', seat });
  }
  const [, madder = world.nobody, , verdigris = world.nobody] = players;
  const known: Readonly<Record<string, Api>> = {
    nobody: world.nobody,
    player: madder,
    replaced: verdigris,
    owner,
    playing,
  };
  return {
    of: (role) => ({ api: known[role] ?? guest(role), war: role === 'playing' ? other : war }),
    wars: [
      { owner, war },
      { owner: playing, war: other },
    ],
  };
}

interface Place {
  readonly role: 'spectator' | 'referee' | 'seat';
  readonly seat: ReturnType<typeof seatId> | null;
}

/** Somebody joins by an invitation of their own; answers which. */
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
