import { powersText } from '@sealed-orders/text/pages/powers';
import { useQuery } from '@tanstack/react-query';
import { type Outputs, useTRPC } from '../api/client.ts';

type Power = keyof Outputs['campaigns']['powers'];

const isExplained = (code: string): code is keyof typeof powersText => code in powersText;

/** Why the owner may not do this alone; null: they may, or it is not known yet. */
export function useWhyNotAlone(campaign: string, power: Power, isOwner = true): string | null {
  const trpc = useTRPC();
  const { data } = useQuery({ ...trpc.campaigns.powers.queryOptions({ campaign }), enabled: isOwner });
  const code = data?.[power] ?? null;
  return code !== null && isExplained(code) ? powersText[code] : null;
}
