import { useQuery } from '@tanstack/react-query';
import { type Outputs, useTRPC } from '../api/client.ts';
import { whyNotAlone } from './why-not-alone.ts';

type Power = keyof Outputs['campaigns']['powers'];

interface Asker {
  readonly isOwner?: boolean;
  /** Whether the game has phases; if not, all orders count on arrival. */
  readonly isByPhase?: boolean;
}

/** Why the owner may not do this alone; null: they may, or it is not known yet. */
export function useWhyNotAlone(
  campaign: string,
  power: Power,
  { isOwner = true, isByPhase = true }: Asker = {},
): string | null {
  const trpc = useTRPC();
  const { data } = useQuery({ ...trpc.campaigns.powers.queryOptions({ campaign }), enabled: isOwner });
  const code = data?.[power] ?? null;
  return code === null ? null : whyNotAlone(code, isByPhase);
}
