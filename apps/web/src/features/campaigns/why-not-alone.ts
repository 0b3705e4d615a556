import { powersOnArrival, powersText } from '@sealed-orders/text/pages/powers';

const isExplained = (code: string): code is keyof typeof powersText => code in powersText;
const isOtherwise = (code: string): code is keyof typeof powersOnArrival => code in powersOnArrival;

/**
 * The sentence for a refusal to an owner who plays; null: it has none here.
 * @param isByPhase whether the game has phases; if not, all orders count on arrival
 */
export function whyNotAlone(code: string, isByPhase: boolean): string | null {
  if (!isByPhase && isOtherwise(code)) return powersOnArrival[code];
  return isExplained(code) ? powersText[code] : null;
}
