import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../api/client.ts';
import type { Head } from './campaign-data.ts';

/** Whether a player needs a guide here: among seats that play by themselves always, otherwise in a first war. */
export function useIsNewcomer({ id, seats }: Pick<Head, 'id' | 'seats'>): boolean {
  const trpc = useTRPC();
  const isPractice = seats.some(({ playsItself }) => playsItself);
  const mine = useQuery({ ...trpc.campaigns.mine.queryOptions(), enabled: !isPractice });
  const isFirstWar = mine.data?.every((war) => war.id === id || war.seat === null || war.status === 'lobby');
  return isPractice || isFirstWar === true;
}
