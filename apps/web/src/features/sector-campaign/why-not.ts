import type { Facts } from '@sealed-orders/rules/kernel';
import { refusalReason } from '@sealed-orders/text/sector-campaign';

interface Problem {
  readonly rejections?: readonly { readonly code: string; readonly facts: Facts }[] | undefined;
}

/** Why the server has refused an order or a ruling; `otherwise` if it gives no reason. */
export function whyNot({ rejections = [] }: Problem, otherwise: string): string {
  const [first] = rejections;
  return (first === undefined ? null : refusalReason(first)) ?? otherwise;
}
