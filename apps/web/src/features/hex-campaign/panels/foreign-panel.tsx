import { SeatSwatch } from '@sealed-orders/map';
import type { SeenPiece } from '@sealed-orders/rules/hex-campaign';
import { FACTION_NAMES, MOVE_CLASS_NAMES, PIECE_NAMES } from '@sealed-orders/text/hex-campaign';
import { movementText } from '@sealed-orders/text/hex-campaign/forms/movement';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { useHexPlace } from '../hex-context.ts';
import { PieceChit } from './chit-of.tsx';
import { Facts, SelectionHead } from './panel-head.tsx';

interface ForeignPanelProps {
  readonly piece: SeenPiece;
  /** The turn of the memory; null while it is in sight. */
  readonly lastSeen: number | null;
}

/** Another player's piece, as far as it is known. */
export function ForeignPanel({ piece, lastSeen }: ForeignPanelProps) {
  const { view, words, letterOf, nameOf } = useHexPlace();
  const seat = view.seats.find(({ id }) => id === piece.seat);
  const name = nameOf(piece);
  const at = words.hex(piece.hex).text;
  return (
    <section aria-label={name}>
      <SelectionHead
        picture={<PieceChit view={view} piece={piece.id} size={58} />}
        eyebrow={piece.name ? unitText.pieceAt(PIECE_NAMES[piece.kind], at) : at}
        title={name}
        says={
          <span className="row">
            <SeatSwatch seat={letterOf(piece.seat)} />
            {seat?.name}, {seat ? FACTION_NAMES[seat.faction] : ''}
          </span>
        }
      />
      <p className="px-4 pb-3 ink2">
        {lastSeen === null ? unitText.inSight : movementText.lastSeen(lastSeen, view.turn)}
        {piece.moveClass ? `, ${MOVE_CLASS_NAMES[piece.moveClass]}` : ''}
      </p>
      {piece.points !== null ? <Facts facts={[[unitText.facts.points, piece.points.toLocaleString('en-GB')]]} /> : null}
    </section>
  );
}
