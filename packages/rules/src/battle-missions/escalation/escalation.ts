import { BASIC_KINDS } from '../data/points.ts';
import type { Unit } from '../types.ts';

/** What of the mission Escalation asks for, for one side. */
export interface EscalationTerms {
  readonly isInForce: boolean;
  /** Infiltrate is in force for the side. */
  readonly canInfiltrate: boolean;
}

/** MSN-ESC-02: basic infantry and characters on foot, without a dedicated transport. */
export const isBasic = ({ kind }: Pick<Unit, 'kind'>, hasTransport: boolean): boolean =>
  BASIC_KINDS.includes(kind) && !hasTransport;

/** MSN-ESC-02, -03, -05: whether a unit may start on the table. @param hasTransport it has a dedicated transport */
export function mayStartOnTable(
  unit: Pick<Unit, 'kind' | 'abilities' | 'isAllowed'>,
  hasTransport: boolean,
  { isInForce, canInfiltrate }: EscalationTerms,
): boolean {
  if (!isInForce || unit.isAllowed) return true;
  const hasOwnRight = unit.abilities.includes('scouts') || (canInfiltrate && unit.abilities.includes('infiltrate'));
  return hasOwnRight || isBasic(unit, hasTransport);
}

/** MSN-ESC-02: whether a unit of this army has a dedicated transport. */
export const hasTransport = (units: readonly Unit[], { id }: Pick<Unit, 'id'>): boolean =>
  units.some(({ transportOf }) => transportOf === id);
