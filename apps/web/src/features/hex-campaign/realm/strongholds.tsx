import { type Own, readyPoints } from '@sealed-orders/rules/hex-campaign';
import { keysOf } from '@sealed-orders/rules/kernel';
import { STRONGHOLD_NAMES } from '@sealed-orders/text/hex-campaign';
import { realmText } from '@sealed-orders/text/hex-campaign/realm';
import { useHexPlace } from '../hex-context.ts';
import { RealmPart } from './realm-part.tsx';
import { type Column, type RealmRow, RealmTable } from './realm-table.tsx';

const text = realmText.strongholds;
const COLUMNS: readonly Column[] = [
  { head: realmText.land.hex },
  { head: text.level },
  { head: text.defences, isFigure: true },
  { head: text.garrison, isFigure: true },
];

export function StrongholdsOf({ own }: { readonly own: Own }) {
  const { view, words } = useHexPlace();
  const rows = keysOf(own.strongholds).flatMap((hex): readonly RealmRow[] => {
    const stronghold = own.strongholds[hex];
    if (stronghold === undefined) return [];
    const points = Object.values(view.pieces)
      .filter((piece) => piece.seat === own.id && piece.hex === hex)
      .reduce((sum, piece) => sum + (piece.kind === 'garrison' ? readyPoints(piece.units) : 0), 0);
    const by = [words.hex(hex).text, STRONGHOLD_NAMES[stronghold.level], stronghold.defences.length, points];
    return [{ id: hex, shows: { kind: 'hex', hex }, cells: by.map((cell) => cell.toLocaleString('en-GB')), by }];
  });
  return (
    <RealmPart title={text.title}>
      <RealmTable label={text.title} columns={COLUMNS} rows={rows} none={text.none} />
    </RealmPart>
  );
}
