import type { BuildLine, Detachment, Garrison, Own, PieceId, View } from '@sealed-orders/rules/hex-campaign';
import { lookup, sortedKeys } from '@sealed-orders/rules/kernel';
import { banks, distance, type HexKey } from '@sealed-orders/rules/space';
import type { BuildPlace } from './build-pen.ts';

/** What a list of places needs from the reader's view. */
export type Held = Pick<View, 'pieces'> & {
  readonly own: Pick<Own, 'id' | 'capital' | 'sites' | 'strongholds' | 'orbit' | 'captives'>;
};

/** The reader's places, group by group. */
export interface Places {
  /** Own settlements, the Capital first, then the larger ones. */
  readonly production: readonly HexKey[];
  readonly resources: readonly HexKey[];
  /** Strongholds outside settlements, and other land where a find waits or for which something is ordered. */
  readonly land: readonly HexKey[];
  /** Own detachments and garrisons, on the map and in orbit. */
  readonly armies: readonly (Detachment | Garrison)[];
}

/** The same with finds waiting to be composed. */
export type HeldAndFound = Held & Pick<View, 'pending'>;

export function placesOf(
  { own, pieces, pending }: HeldAndFound,
  opened: BuildPlace | null,
  lines: readonly BuildLine[],
): Places {
  const sizeOf = (hex: HexKey): number => {
    const site = own.sites[hex];
    return hex === own.capital ? 9 : site?.kind === 'urban' ? site.size : 0;
  };
  const ofKind = (kind: 'urban' | 'resource') => sortedKeys(own.sites).filter((hex) => own.sites[hex]?.kind === kind);
  const production = ofKind('urban').toSorted((a, b) => sizeOf(b) - sizeOf(a) || (a < b ? -1 : 1));
  const resources = ofKind('resource');
  const others = [
    ...sortedKeys(own.strongholds),
    ...pending.flatMap(({ kind, hex }) => (kind === 'enemies' ? [] : [hex])),
    ...(opened?.kind === 'hex' ? [opened.hex] : []),
    ...lines.flatMap((line) => (line.type === 'found' || line.type === 'stronghold' ? [line.hex] : [])),
  ];
  const land = [...new Set(others)].filter((hex) => own.sites[hex] === undefined).toSorted();
  return { production, resources, land, armies: armiesOf({ own, pieces }) };
}

function armiesOf({ own, pieces }: Held): readonly (Detachment | Garrison)[] {
  const onMap = Object.values(pieces).filter(
    (piece): piece is Detachment | Garrison =>
      piece.seat === own.id && (piece.kind === 'detachment' || piece.kind === 'garrison'),
  );
  return [...onMap, ...Object.values(own.orbit)].toSorted(
    (a, b) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name),
  );
}

const ofHex = (hex: HexKey): BuildPlace => ({ kind: 'hex', hex });
const ofArmy = (piece: PieceId): BuildPlace => ({ kind: 'army', piece });

/** The forms that offer and show a line: where its work is, who pays, whom it changes. */
export function placesOfLine({ own, pieces }: Held, line: BuildLine): readonly BuildPlace[] {
  const hexOf = (piece: PieceId): readonly BuildPlace[] => {
    const found = lookup(pieces, piece);
    if (found === undefined) return [];
    const towns = sortedKeys(own.sites).filter(
      (hex) => own.sites[hex]?.kind === 'urban' && distance(hex, found.hex) === 1,
    );
    return [found.hex, ...towns].map(ofHex);
  };
  switch (line.type) {
    case 'disband':
    case 'disband-models':
    case 'add-unit':
    case 'remove-unit':
    case 'retarget':
      return [ofArmy(line.piece)];
    case 'rearm':
    case 'replace':
    case 'bionics':
    case 're-equip':
      return [ofArmy(line.piece), ...hexOf(line.piece)];
    case 'transfer':
      return [ofArmy(line.piece), ofArmy(line.to)];
    case 'unload':
      return hexOf(line.convoy);
    case 'move-captives':
    case 'convert': {
      const held = lookup(own.captives, line.captives);
      return held === undefined ? [] : [ofHex(held.detachment.hex)];
    }
    case 'end-treaty':
    case 'close-capital':
    case 'expel':
    case 'upkeep-order':
      return [{ kind: 'realm' }];
    case 'diplomat':
      return own.capital === null ? [{ kind: 'realm' }] : [ofHex(own.capital), { kind: 'realm' }];
    case 'road':
      return [ofHex(line.payer), ...banks(line.edge).map(ofHex)];
    case 'found':
      return [ofHex(line.hex), ofHex(line.payer)];
    // All others name their hex: a kind of line without one does not compile.
    default:
      return [ofHex(line.hex)];
  }
}
