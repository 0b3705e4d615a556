import { type OrderClock, seatId } from '@sealed-orders/rules/kernel';
import { NEXT_YEAR, type War, wanted } from './asks.ts';
import type { Api } from './people.ts';

/** The seats of a campaign for four, with their factions. */
const FACTIONS = { azure: 'ig', madder: 'sm', ochre: 'ch', verdigris: 'ork' } as const;
export const SEATS = Object.keys(FACTIONS);

/**
 * A campaign whose seats these players have taken, in order. It has not begun. Null: the clock that suits the game. On
 * one screen a player may come several times.
 */
export async function lobbyWithPlayers(
  owner: Api,
  players: readonly Api[],
  name: string,
  isPublic: boolean,
  clock: OrderClock | null = null,
  oneScreen = false,
): Promise<War> {
  const setup = clock === null ? wanted.setup : { ...wanted.setup, clock };
  const made = await owner.campaigns.create({ ...wanted, setup, name, isPublic, oneScreen });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  const { id: campaign, slug } = made.value;
  const link = { campaign, role: 'seat', seat: null, expiresAt: NEXT_YEAR, uses: players.length } as const;
  const invited = await owner.campaigns.invite(link);
  const entries = Object.entries(FACTIONS);
  for (const [i, player] of players.entries()) {
    const [seat = '', faction = ''] = entries[i] ?? [];
    await player.campaigns.join({ code: invited.ok ? invited.value.code : '' });
    if (oneScreen) await player.campaigns.takeSeat({ campaign, seat: seatId(seat) });
    await player.campaigns.choose({ campaign, seat: seatId(seat), choices: { faction } });
  }
  return { campaign, slug };
}
