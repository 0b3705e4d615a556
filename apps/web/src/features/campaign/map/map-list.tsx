import { SeatSwatch } from '@sealed-orders/map';
import type { Piece, PieceId, SeenPiece } from '@sealed-orders/rules/hex-campaign';
import { allHexes } from '@sealed-orders/rules/kernel';
import { TERRAIN_NAMES } from '@sealed-orders/text';
import { listText, siteName, unitText } from '@sealed-orders/text/pages/campaign';
import { useCampaignPlace } from '../campaign-context.ts';
import { orderWords } from '../orders/order-words.ts';
import { choiceInHand, useOrdersDesk } from '../orders/orders-context.ts';
import { reachOf } from '../orders/path-drawing.ts';
import { useOrderGiving } from '../orders/use-order-giving.ts';
import { terrainAt } from './known.ts';

/** Everything on the map as lists: what can be touched there can be done here. */
export function MapList() {
  const { view, head } = useCampaignPlace();
  const own = Object.values(view.pieces);
  const others: readonly Other[] = [
    ...Object.values(view.seen).map((piece) => ({ piece, turn: null })),
    ...Object.values(view.ghosts).map(({ piece, turn }) => ({ piece, turn })),
  ];
  return (
    <div className="map-list" data-keys>
      <h2 className="mb-3">{listText.title}</h2>
      <ReachList />
      {own.length > 0 ? (
        <>
          <h3 className="section-title">{head.you === null ? listText.pieces : listText.own}</h3>
          <OwnTable pieces={own} />
        </>
      ) : null}
      <h3 className="section-title mt-6">{listText.others}</h3>
      {others.length > 0 ? <OthersTable others={others} /> : <p className="muted py-2">{listText.noOthers}</p>}
      <h3 className="section-title mt-6">{listText.places}</h3>
      <PlacesTable />
    </div>
  );
}

interface Other {
  readonly piece: SeenPiece;
  readonly turn: number | null;
}

function SelectButton({ id, name }: { readonly id: PieceId; readonly name: string }) {
  const { select } = useCampaignPlace();
  return (
    <button
      type="button"
      className="link-btn font-semibold text-sm"
      onClick={() => select({ kind: 'piece', piece: id })}
    >
      {name}
    </button>
  );
}

function OwnTable({ pieces }: { readonly pieces: readonly Piece[] }) {
  const { words, letterOf } = useCampaignPlace();
  const desk = useOrdersDesk();
  const { head } = listText;
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th>{head.unit}</th>
          <th>{head.hex}</th>
          <th>{head.order}</th>
        </tr>
      </thead>
      <tbody>
        {pieces.map((piece) => {
          const order = desk?.orderOf(piece.id);
          return (
            <tr key={piece.id}>
              <td>
                <span className="row">
                  <SeatSwatch seat={letterOf(piece.seat)} /> <SelectButton id={piece.id} name={piece.name} />
                </span>
              </td>
              <td>{words.hex(piece.hex).text}</td>
              <td>{order ? orderWords(order, words) : ''}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function OthersTable({ others }: { readonly others: readonly Other[] }) {
  const { words, letterOf } = useCampaignPlace();
  const { head } = listText;
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th>{head.unit}</th>
          <th>{head.hex}</th>
          <th>{head.seen}</th>
        </tr>
      </thead>
      <tbody>
        {others.map(({ piece, turn }) => (
          <tr key={piece.id}>
            <td>
              <span className="row">
                <SeatSwatch seat={letterOf(piece.seat)} /> <SelectButton id={piece.id} name={piece.name} />
              </span>
            </td>
            <td>{words.hex(piece.hex).text}</td>
            <td>{turn === null ? unitText.inSight : unitText.lastSeen(turn)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PlacesTable() {
  const { view, words } = useCampaignPlace();
  const { head } = listText;
  const hexes = allHexes(view.chart.size).flatMap((hex) => {
    const known = view.hexes[hex];
    return known?.site ? [{ hex, name: siteName(known.site), holder: known.control }] : [];
  });
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th>{head.place}</th>
          <th>{head.hex}</th>
          <th>{head.holder}</th>
        </tr>
      </thead>
      <tbody>
        {hexes.map(({ hex, name, holder }) => (
          <tr key={hex}>
            <td>{name}</td>
            <td>{words.hex(hex).text}</td>
            <td>{holder ? words.seat(holder).text : unitText.nobody}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where the selected unit's order may lead, each hex with its cost. */
function ReachList() {
  const { view, words, selection } = useCampaignPlace();
  const desk = useOrdersDesk();
  const giving = useOrderGiving();
  const piece = selection?.kind === 'piece' ? view.pieces[selection.piece] : undefined;
  const choice = piece && desk?.isOpen ? choiceInHand(desk, piece.id) : null;
  if (!piece || !choice || choice.reach.length === 0) return null;
  return (
    <section className="mb-6" aria-label={unitText.reachable}>
      <h3 className="section-title">
        {piece.name}: {unitText.reachable}
      </h3>
      <ul className="grid gap-2 pt-3 grid-cols-[repeat(auto-fill,minmax(150px,1fr))]">
        {reachOf(choice, false).map(({ hex, cost, mustStop }) => (
          <li key={hex}>
            <button type="button" className="btn w-full" onClick={() => giving.lengthen(piece, hex)}>
              <b>{words.hex(hex).text}</b>
              <span className="muted text-xs">
                {TERRAIN_NAMES[terrainAt(view, hex)]}, {unitText.costOf(cost)}
                {mustStop ? `, ${unitText.mustStop}` : ''}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
