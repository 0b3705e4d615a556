import { type Own, readyPoints } from '@sealed-orders/rules/hex-campaign';
import { PIECE_NAMES } from '@sealed-orders/text/hex-campaign';
import { capital } from '@sealed-orders/text/hex-campaign/forms/build';
import { realmText } from '@sealed-orders/text/hex-campaign/realm';
import { useHexPlace } from '../hex-context.ts';
import { pointsOf } from '../panels/points.ts';
import { armiesIn, isOnMap } from './delta.ts';
import { RealmPart } from './realm-part.tsx';
import { type Column, type RealmRow, RealmTable } from './realm-table.tsx';

const text = realmText.armies;
const COLUMNS: readonly Column[] = [
  { head: text.name },
  { head: text.kind },
  { head: text.where },
  { head: text.ready, isFigure: true },
  { head: text.points, isFigure: true },
];

/** Detachments and garrisons, on the map, in orbit and in training. */
export function Armies({ own }: { readonly own: Own }) {
  const { view, words, nameOf } = useHexPlace();
  const row = (by: RealmRow['by'], id: string, shows: RealmRow['shows']): RealmRow => ({
    id,
    shows,
    cells: by.map((cell) => cell.toLocaleString('en-GB')),
    by,
  });
  const standing = armiesIn(view).map((army) => {
    const where = isOnMap(view, army.id) ? words.hex(army.hex).text : text.orbit;
    const kind = capital(PIECE_NAMES[army.kind]);
    const by = [nameOf(army), kind, where, readyPoints(army.units), pointsOf(army.units)];
    return row(by, army.id, { kind: 'piece', piece: army.id });
  });
  const coming = own.constructions.map(({ detachment, hex, ready }) => {
    const by = [nameOf(detachment), text.readyIn(ready), words.hex(hex).text, 0, pointsOf(detachment.units)];
    return row(by, detachment.id, { kind: 'hex', hex });
  });
  return (
    <RealmPart title={text.title}>
      <RealmTable label={text.title} columns={COLUMNS} rows={[...standing, ...coming]} none={text.none} />
    </RealmPart>
  );
}
