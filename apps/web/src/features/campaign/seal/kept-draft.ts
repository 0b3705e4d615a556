/** Whose draft it is: several may play on one machine, and none may read another's orders. */
export interface DraftOwner {
  readonly campaign: string;
  readonly seat: string;
}

const keyOf = ({ campaign, seat }: DraftOwner): string => `draft:${campaign}:${seat}`;
const textOf = (opening: number, sheet: object): string => JSON.stringify({ opening, sheet });

/** Stores a draft in this browser until the server has it. */
export function keep(owner: DraftOwner, opening: number, sheet: object): void {
  try {
    localStorage.setItem(keyOf(owner), textOf(opening, sheet));
  } catch {
    // Storage is not available: the draft lives as long as the page.
  }
}

/** The server has this draft. One that has changed since stays. */
export function settle(owner: DraftOwner, opening: number, sheet: object): void {
  try {
    if (localStorage.getItem(keyOf(owner)) === textOf(opening, sheet)) localStorage.removeItem(keyOf(owner));
  } catch {
    // Nothing was stored.
  }
}

/** Deletes what was stored: the orders are sealed, or taken back as the server has them. */
export function forget(owner: DraftOwner): void {
  try {
    localStorage.removeItem(keyOf(owner));
  } catch {
    // Nothing was stored.
  }
}

/** The draft that never reached the server, if it is for this phase; null: there is none. The game must parse it. */
export function kept(owner: DraftOwner, opening: number): unknown {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(owner)) ?? 'null');
    if (typeof found !== 'object' || found === null || !('opening' in found) || !('sheet' in found)) return null;
    if (found.opening !== opening) return null;
    return found.sheet;
  } catch {
    return null;
  }
}
