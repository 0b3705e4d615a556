import type { Own, Piece } from '@sealed-orders/rules/hex-campaign';
import { PIECE_NAMES } from '@sealed-orders/text/hex-campaign';
import { capital } from '@sealed-orders/text/hex-campaign/forms/build';
import { realmText } from '@sealed-orders/text/hex-campaign/realm';
import { useHexPlace } from '../hex-context.ts';
import { RealmPart } from './realm-part.tsx';
import { type Column, type RealmRow, RealmTable } from './realm-table.tsx';

const text = realmText.agents;
const COLUMNS: readonly Column[] = [
  { head: realmText.armies.name },
  { head: realmText.armies.kind },
  { head: realmText.armies.where },
  { head: text.task },
];

/** The reader's pieces that are not armies: spies, diplomats and convoys. */
export function Agents({ own }: { readonly own: Own }) {
  const { view, words, nameOf } = useHexPlace();
  const task = (piece: Piece): string => {
    if (piece.kind === 'convoy') return text.load(piece.bp);
    if (piece.kind !== 'spy' || piece.target === null) return text.free;
    const { target } = piece;
    const what = 'piece' in target ? words.piece(target.piece).text : words.hex(target.hex).text;
    return text.infiltrated(what);
  };
  const rows = Object.values(view.pieces)
    .filter((piece) => piece.seat === own.id && piece.kind !== 'detachment' && piece.kind !== 'garrison')
    .map((piece): RealmRow => {
      const by = [nameOf(piece), capital(PIECE_NAMES[piece.kind]), words.hex(piece.hex).text, task(piece)];
      return { id: piece.id, shows: { kind: 'piece', piece: piece.id }, cells: by, by };
    });
  return (
    <RealmPart title={text.title}>
      <RealmTable label={text.title} columns={COLUMNS} rows={rows} none={text.none} />
    </RealmPart>
  );
}
