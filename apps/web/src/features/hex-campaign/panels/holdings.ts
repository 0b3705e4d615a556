import type { Building, Captives, Defence, Own, PieceId, View } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { lookup } from '@sealed-orders/rules/kernel';
import type { HexKey } from '@sealed-orders/rules/space';

/** Why something is out of use: just built, or sabotaged. With its rule. */
export type Idle =
  | { readonly kind: 'new'; readonly from: number; readonly rule: 'HEX-BLD-04' }
  | { readonly kind: 'sabotaged'; readonly rule: 'HEX-SPY-11' };

const SABOTAGED: Idle = { kind: 'sabotaged', rule: 'HEX-SPY-11' };

/** Why a building is out of use in a turn; null: it is in use. */
export function idleIn(turn: number, { built, disabled }: Pick<Building, 'built' | 'disabled'>): Idle | null {
  if (disabled === turn) return SABOTAGED;
  return built === turn ? { kind: 'new', from: turn + 1, rule: 'HEX-BLD-04' } : null;
}

/** Whose affairs the reader knows completely: a seat its own, the referee everyone's. */
type Known<Part extends keyof Own> = {
  readonly own: Pick<Own, Part> | null;
  readonly affairs: Readonly<Record<SeatId, Pick<Own, Part>>>;
};

const affairsOf = <Part extends keyof Own>({ own, affairs }: Known<Part>): readonly Pick<Own, Part>[] =>
  own === null ? Object.values(affairs) : [own];

/** Defences that are equal in every relevant respect. */
export interface DefenceLine {
  readonly key: string;
  readonly defence: Defence;
  readonly count: number;
  readonly idle: Idle | null;
}

/** The defences of the reader's Stronghold in a hex, equal ones counted, in the order in which they were built. */
export function defencesAt(
  view: Known<'strongholds'> & { readonly turn: number },
  hex: HexKey,
): readonly DefenceLine[] {
  const lines = new Map<string, DefenceLine>();
  for (const defence of affairsOf(view).flatMap(({ strongholds }) => strongholds[hex]?.defences ?? [])) {
    const idle = defence.disabled === view.turn ? SABOTAGED : null;
    const key = [defence.type, defence.weapon, defence.shrine, idle?.kind].join(' ');
    lines.set(key, { key, defence, idle, count: (lines.get(key)?.count ?? 0) + 1 });
  }
  return [...lines.values()];
}

/** Captives in a hex: in its prison, or with an army there. */
export interface HeldCaptives {
  readonly captives: Captives;
  /** The army that guards them; null: the prison. */
  readonly guard: PieceId | null;
}

/** Captives that the reader holds in a hex. */
export function captivesAt(view: Known<'captives'> & Pick<View, 'pieces'>, hex: HexKey): readonly HeldCaptives[] {
  const all = affairsOf(view).flatMap(({ captives }) => Object.values(captives));
  return all.flatMap((captives): readonly HeldCaptives[] => {
    const { holder } = captives;
    if (holder.kind === 'prison') return holder.hex === hex ? [{ captives, guard: null }] : [];
    return lookup(view.pieces, holder.piece)?.hex === hex ? [{ captives, guard: holder.piece }] : [];
  });
}
