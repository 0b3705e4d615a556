import { powersOnArrival, powersText } from '@sealed-orders/text/pages/powers';
import { useQuery } from '@tanstack/react-query';
import { type Outputs, useTRPC } from '../api/client.ts';

type Power = keyof Outputs['campaigns']['powers'];

const isExplained = (code: string): code is keyof typeof powersText => code in powersText;

const isOtherwise = (code: string): code is keyof typeof powersOnArrival => code in powersOnArrival;

/** The sentence for a refusal; null: it has none here. */
function whyNotAlone(code: string, isByPhase: boolean): string | null {
  if (!isByPhase && isOtherwise(code)) return powersOnArrival[code];
  return isExplained(code) ? powersText[code] : null;
}

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
