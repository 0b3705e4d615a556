import type { Captives, Own, View } from '@sealed-orders/rules/hex-campaign';
import { keysOf, lookup } from '@sealed-orders/rules/kernel';
import type { HexKey } from '@sealed-orders/rules/space';
import { holdingsText } from '@sealed-orders/text/hex-campaign/holdings';
import { realmText } from '@sealed-orders/text/hex-campaign/realm';
import { useHexPlace } from '../hex-context.ts';
import { pointsOf } from '../panels/points.ts';
import { RealmPart } from './realm-part.tsx';
import { type Column, type RealmRow, RealmTable } from './realm-table.tsx';

const text = realmText.captives;
const COLUMNS: readonly Column[] = [
  { head: realmText.armies.name },
  { head: text.holder },
  { head: realmText.armies.points, isFigure: true },
];

/** Where captives are: in a prison, or with the army that guards them. */
const whereIn = ({ pieces }: View, { holder }: Captives): HexKey | null =>
  holder.kind === 'prison' ? holder.hex : (lookup(pieces, holder.piece)?.hex ?? null);

/** Captives that the reader holds, and how many of the reader's detachments others hold. */
export function CaptivesOf({ own }: { readonly own: Own }) {
  const { view, words } = useHexPlace();
  const rows = Object.values(own.captives).map((captives): RealmRow => {
    const { detachment, holder } = captives;
    const hex = whereIn(view, captives);
    const name = holdingsText.captivesOf(detachment.name, words.seat(detachment.seat).text);
    const held = holder.kind === 'prison' ? text.inPrison(words.hex(holder.hex).text) : words.piece(holder.piece).text;
    const by = [name, held, pointsOf(detachment.units)];
    return {
      id: detachment.id,
      shows: hex === null ? null : { kind: 'hex', hex },
      cells: by.map((cell) => cell.toLocaleString('en-GB')),
      by,
    };
  });
  const captors = keysOf(own.taken).map((id) => lookup(own.taken, id));
  return (
    <RealmPart title={text.title}>
      <h4>{text.held}</h4>
      <RealmTable label={text.held} columns={COLUMNS} rows={rows} none={text.noneHeld} />
      <h4>{text.lost}</h4>
      {captors.length === 0 ? <p className="muted">{text.noneLost}</p> : null}
      <ul>
        {view.seats.map(({ id, name }) => {
          const lost = captors.filter((captor) => captor === id).length;
          return lost === 0 ? null : <li key={id}>{text.lostTo(name, lost)}</li>;
        })}
      </ul>
    </RealmPart>
  );
}
