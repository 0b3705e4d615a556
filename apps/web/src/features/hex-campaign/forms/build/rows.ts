import type { BuildLine, BuildLineType, BuildOption } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';

/** Lines that a sheet may contain as often as they can be paid for. */
const REPEATED: readonly BuildLineType[] = ['defence', 'convoy', 'spy'];

/** Fields in which two lines may differ and still be the same item on a price list. */
const PARTICULARS: readonly string[] = ['payer', 'models', 'bp', 'cost', 'injuries', 'buildings'];

/** A line's key on a price list, independent of payer and number. */
const rowKey = (line: BuildLine): string =>
  JSON.stringify(line, (field, value) => (PARTICULARS.includes(field) ? undefined : value));

/** One row of a price list. */
export interface Row {
  readonly key: string;
  /** The line that tapping it would add; null: nothing more. */
  readonly offer: BuildOption | null;
  /** The same, paid by each possible payer. */
  readonly offers: readonly BuildOption[];
  /** Positions in the sheet of the lines that are there already. */
  readonly added: readonly number[];
  /** Its line: the one that is there, or the one that would be. */
  readonly line: BuildLine;
}

interface Priced {
  /** What could be ordered on an empty sheet: it keeps its place in the list. */
  readonly before: readonly BuildOption[];
  readonly offers: readonly BuildOption[];
  readonly lines: readonly BuildLine[];
  /** Who pays if there is a choice. */
  readonly payer: HexKey | null;
}

/** The price list of the remaining options after a choice of them, with what is ordered already. */
export function rowsOf({ before, offers, lines, payer }: Priced, isHere: (line: BuildLine) => boolean): readonly Row[] {
  const keys = new Set<string>();
  const found = (options: readonly BuildOption[]): ReadonlyMap<string, readonly BuildOption[]> => {
    const byKey = new Map<string, BuildOption[]>();
    for (const option of options) {
      if (!isHere(option.line)) continue;
      const key = rowKey(option.line);
      keys.add(key);
      byKey.set(key, [...(byKey.get(key) ?? []), option]);
    }
    return byKey;
  };
  const first = found(before);
  const now = found(offers);
  const added = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) {
    if (!isHere(line)) continue;
    const key = rowKey(line);
    keys.add(key);
    added.set(key, [...(added.get(key) ?? []), index]);
  }
  return [...keys].flatMap((key): readonly Row[] => {
    const there = added.get(key) ?? [];
    const [at] = there;
    const line = at === undefined ? undefined : lines[at];
    const open = line !== undefined && !REPEATED.includes(line.type) ? [] : (now.get(key) ?? []);
    const offer = chosen(open, payer);
    const about = line ?? offer?.line ?? first.get(key)?.[0]?.line;
    return about === undefined || (offer === null && line === undefined)
      ? []
      : [{ key, offer, offers: open, added: there, line: about }];
  });
}

/** Of offers that differ in the payer: the chosen payer's, otherwise the first that is not refused. */
function chosen(options: readonly BuildOption[], payer: HexKey | null): BuildOption | null {
  const wished = options.find(({ line }) => 'payer' in line && line.payer === payer);
  return wished ?? options.find(({ refusal }) => refusal === null) ?? options[0] ?? null;
}

/** What may be changed about a line before it is added: the field, and its limits. */
export interface Amount {
  readonly field: 'models' | 'bp' | 'cost';
  readonly least: number;
  readonly most: number | null;
}

/** The number that a line leaves to the player; null: none. The rules say what is too much. */
export function amountOf(line: BuildLine): Amount | null {
  switch (line.type) {
    case 'replace':
    case 'transfer':
      return line.models > 1 ? { field: 'models', least: 1, most: line.models } : null;
    case 'disband-models':
      return { field: 'models', least: 1, most: null };
    case 'unload':
      return { field: 'bp', least: 1, most: line.bp };
    case 'convoy':
      return { field: 'bp', least: line.bp, most: null };
    case 're-equip':
      return { field: 'cost', least: 1, most: null };
    default:
      return null;
  }
}

/** The line with another number. */
export function withAmount(line: BuildLine, amount: number): BuildLine {
  switch (line.type) {
    case 'replace':
    case 'transfer':
    case 'disband-models':
      return { ...line, models: amount };
    case 'unload':
    case 'convoy':
      return { ...line, bp: amount };
    case 're-equip':
      return { ...line, cost: amount };
    default:
      return line;
  }
}

/** The number that a line has now; 0 if it leaves none to the player. */
export function amountIn(line: BuildLine): number {
  switch (line.type) {
    case 'replace':
    case 'transfer':
    case 'disband-models':
      return line.models;
    case 'unload':
    case 'convoy':
      return line.bp;
    case 're-equip':
      return line.cost;
    default:
      return 0;
  }
}
