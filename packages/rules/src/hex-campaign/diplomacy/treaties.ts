import type { SeatId } from '../../kernel/index.ts';
import { TREATIES_ALLOWED } from '../data/diplomacy.ts';
import type { Faction, Settings, Treaty, TreatyKind } from '../types.ts';

/** HEX-DIP-08: Blood Angels count as Space Marines. */
const counted = (faction: Faction): Faction => (faction === 'ba' ? 'sm' : faction);

/** HEX-DIP-08, -13: whether the rows of both races allow a treaty. */
export function isTreatyAllowed(
  { treatyRaceLimits }: Pick<Settings, 'treatyRaceLimits'>,
  kind: TreatyKind,
  a: Faction,
  b: Faction,
): boolean {
  const allows = (row: Faction, column: Faction) =>
    TREATIES_ALLOWED[row][kind].some((faction) => faction === counted(column));
  return treatyRaceLimits === 'off' || (allows(a, b) && allows(b, a));
}

/** Whether these two have a treaty. */
const binds = ({ between }: Pick<Treaty, 'between'>, a: SeatId, b: SeatId): boolean =>
  a !== b && between.includes(a) && between.includes(b);

/** Treaties of one kind between two seats. */
export const treatiesOf = (treaties: readonly Treaty[], kind: TreatyKind, a: SeatId, b: SeatId): readonly Treaty[] =>
  treaties.filter((treaty) => treaty.kind === kind && binds(treaty, a, b));

/**
 * HEX-DIP-10, -11: whether a new treaty would add nothing: one of its kind is in force without notice.
 * A secret one may still be made public.
 */
export const isInForce = (
  treaties: readonly Treaty[],
  { kind, secret }: Pick<Treaty, 'kind' | 'secret'>,
  a: SeatId,
  b: SeatId,
): boolean => treatiesOf(treaties, kind, a, b).some((one) => one.ends === null && (secret || !one.secret));

/**
 * HEX-DIP-10, -11: the treaties with a new one, which replaces the one of its kind that it renews or makes
 * public. A secret one is kept beside an open one, so that others notice nothing.
 */
export function withTreaty(treaties: readonly Treaty[], treaty: Treaty): readonly Treaty[] {
  const [a, b] = treaty.between;
  const replaced = treatiesOf(treaties, treaty.kind, a, b).filter(({ secret }) => secret || !treaty.secret);
  return [...treaties.filter((one) => !replaced.includes(one)), treaty];
}
