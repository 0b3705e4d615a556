import { SeatSwatch } from '@sealed-orders/map';
import type { HexKey } from '@sealed-orders/rules/kernel';
import { STRONGHOLD_NAMES, TERRAIN_NAMES } from '@sealed-orders/text';
import { siteName, unitText } from '@sealed-orders/text/pages/campaign';
import { useCampaignPlace } from '../campaign-context.ts';
import { piecesAt, terrainAt } from '../map/known.ts';
import { PieceChit } from './chit-of.tsx';
import { SelectionHead } from './panel-head.tsx';

/** A hex: its land, who holds it, what stands there, and from when that is known. */
export function HexPanel({ hex }: { readonly hex: HexKey }) {
  const { view, words, select } = useCampaignPlace();
  const known = view.hexes[hex];
  const label = words.hex(hex).text;
  const terrain = TERRAIN_NAMES[terrainAt(view, hex)];
  const place = known?.site ? siteName(known.site) : (view.chart.names[hex] ?? null);
  const pieces = piecesAt(view, hex);
  return (
    <section aria-label={label}>
      <SelectionHead
        picture={<span />}
        eyebrow={label}
        title={place ?? `${terrain[0]?.toUpperCase()}${terrain.slice(1)}`}
        says={
          <>
            {terrain}
            {known?.stronghold ? `, ${STRONGHOLD_NAMES[known.stronghold.level]}` : ''}
          </>
        }
      />
      <p className="px-4 pb-2 ink2">{sightWords(known?.inSight ?? false, known?.seenIn ?? null, view.viewer.kind)}</p>
      <p className="px-4 pb-3 row">
        <span className="muted">{unitText.controlledBy}</span> <Holder hex={hex} />
      </p>
      {pieces.length > 0 ? (
        <>
          <h3 className="px-4 pb-1">{unitText.here}</h3>
          <ul className="order-sheet">
            {pieces.map((piece) => (
              <li key={piece.id}>
                <button type="button" className="order-row" onClick={() => select({ kind: 'piece', piece: piece.id })}>
                  <PieceChit view={view} piece={piece.id} size={32} />
                  <span className="who">{piece.name}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function sightWords(inSight: boolean, seenIn: number | null, viewer: 'seat' | 'referee' | 'spectator'): string {
  if (viewer !== 'seat') return '';
  if (inSight) return unitText.inSight;
  return seenIn === null ? unitText.neverSeen : unitText.seenBefore(seenIn);
}

function Holder({ hex }: { readonly hex: HexKey }) {
  const { view, words, letterOf } = useCampaignPlace();
  const seat = view.hexes[hex]?.control ?? null;
  if (seat === null) return unitText.nobody;
  return (
    <>
      <SeatSwatch seat={letterOf(seat)} /> {words.seat(seat).text}
    </>
  );
}
