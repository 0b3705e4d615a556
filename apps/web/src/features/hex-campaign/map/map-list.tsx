import { SeatSwatch } from '@sealed-orders/map';
import type { Piece, SeenPiece } from '@sealed-orders/rules/hex-campaign';
import { allHexes } from '@sealed-orders/rules/space';
import { listText, seenWords } from '@sealed-orders/text/hex-campaign/map';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { Button } from '../../kit/button.tsx';
import { usePhaseForm } from '../forms/phase-form.ts';
import { type Selection, useHexPlace } from '../hex-context.ts';
import { hexFacts } from './describe-hex.ts';
import { Ledger } from './ledger.tsx';
import { placeIn } from './places.ts';
import { ReachList } from './reach-list.tsx';

/** Everything on the map as lists: what can be touched there can be done here. */
export function MapList() {
  const { view, head } = useHexPlace();
  const own = Object.values(view.pieces);
  return (
    <div className="map-list" data-keys>
      <header>
        <h2>{listText.title}</h2>
        <p className="hint">{listText.says}</p>
      </header>
      <ReachList />
      {own.length > 0 ? (
        <>
          <h3 className="section-title">{head.you === null ? listText.pieces : listText.own}</h3>
          <OwnPieces pieces={own} />
        </>
      ) : null}
      <h3 className="section-title mt-6">{listText.others}</h3>
      <OtherPieces />
      <h3 className="section-title mt-6">{listText.places}</h3>
      <Places />
    </div>
  );
}

interface ChoiceProps {
  readonly selects: Selection;
  readonly children: string;
}

/** An item of the map; touching it selects it, and brings the panel that describes it to the front. */
function Choice({ selects, children }: ChoiceProps) {
  const { select, openTab } = useHexPlace();
  const choose = () => {
    select(selects);
    openTab('board');
  };
  return (
    <Button kind="link" className="font-semibold text-sm" onClick={choose}>
      {children}
    </Button>
  );
}

/** A piece's owner and name. */
function PieceCell({ piece }: { readonly piece: Piece | SeenPiece }) {
  const { letterOf, nameOf } = useHexPlace();
  return (
    <span className="row">
      <SeatSwatch seat={letterOf(piece.seat)} />
      <Choice selects={{ kind: 'piece', piece: piece.id }}>{nameOf(piece)}</Choice>
    </span>
  );
}

function OwnPieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  const { words } = useHexPlace();
  const form = usePhaseForm();
  const { unit, hex, order } = listText.head;
  const rows = pieces.map((piece) => {
    const says = form?.orderOf(piece.id)?.says ?? '';
    return { id: piece.id, cells: [<PieceCell key="piece" piece={piece} />, words.hex(piece.hex).text, says] };
  });
  return <Ledger heads={[unit, hex, order]} rows={rows} />;
}

function OtherPieces() {
  const { view, words } = useHexPlace();
  const { unit, hex, seen } = listText.head;
  const others: readonly { readonly piece: SeenPiece; readonly says: string }[] = [
    ...Object.values(view.seen).map((piece) => ({ piece, says: unitText.inSight })),
    ...Object.values(view.ghosts).map(({ piece, turn }) => ({ piece, says: unitText.lastSeen(turn) })),
  ];
  if (others.length === 0) return <p className="muted py-2">{listText.noOthers}</p>;
  const rows = others.map(({ piece, says }) => ({
    id: piece.id,
    cells: [<PieceCell key="piece" piece={piece} />, words.hex(piece.hex).text, says],
  }));
  return <Ledger heads={[unit, hex, seen]} rows={rows} />;
}

function Places() {
  const { view, words } = useHexPlace();
  const { place, hex: at, holder, seen } = listText.head;
  const rows = allHexes(view.chart.size).flatMap((hex) => {
    const found = placeIn(view, hex);
    if (found === null) return [];
    const facts = hexFacts(view, words, hex);
    const name = (
      <Choice key="place" selects={{ kind: 'hex', hex }}>
        {found.name}
      </Choice>
    );
    const cells = [name, facts.label, facts.holder ?? unitText.nobody, seenWords(facts.seen)];
    return [{ id: hex, cells }];
  });
  return <Ledger heads={[place, at, holder, seen]} rows={rows} />;
}
