import { SeatSwatch } from '@sealed-orders/map';
import { PlaceChit } from '@sealed-orders/map/hex';
import type { KnownHex, Piece, SeenPiece, View } from '@sealed-orders/rules/hex-campaign';
import { lookup, type SeatId } from '@sealed-orders/rules/kernel';
import type { HexKey } from '@sealed-orders/rules/space';
import {
  FACTION_NAMES,
  PIECE_NAMES,
  STRONGHOLD_NAMES,
  TERRAIN_NAMES,
  type Words,
} from '@sealed-orders/text/hex-campaign';
import { siteName } from '@sealed-orders/text/hex-campaign/map';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { lazy, Suspense } from 'react';
import { TitledSection } from '../../kit/titled-section.tsx';
import { useFormModule } from '../forms/phase-form.ts';
import { useHexPlace } from '../hex-context.ts';
import { piecesAt, terrainAt } from '../map/known.ts';
import { PieceChit } from './chit-of.tsx';
import { Holdings } from './holdings-panel.tsx';
import { Facts, SelectionHead } from './panel-head.tsx';
import { pointWords } from './points.ts';

const HexBattles = lazy(async () => ({ default: (await import('../battles/hex-battles.tsx')).HexBattles }));

interface HexPanelProps {
  readonly hex: HexKey;
}

/** A hex: its land, its owner, what is there, and from when that is known. */
export function HexPanel({ hex }: HexPanelProps) {
  const { view, words } = useHexPlace();
  const form = useFormModule();
  const known = view.hexes[hex];
  const label = words.hex(hex).text;
  const terrain = TERRAIN_NAMES[terrainAt(view, hex)];
  const place = known?.site ? siteName(known.site) : (view.chart.names[hex] ?? null);
  const pieces = piecesAt(view, hex);
  return (
    <section aria-label={label}>
      <SelectionHead
        picture={<PlaceChit view={view} hex={hex} />}
        eyebrow={label}
        title={place ?? `${terrain[0]?.toUpperCase()}${terrain.slice(1)}`}
        says={landWords(view, words, hex, place !== null)}
      />
      {form === null ? null : <form.HexForm hex={hex} />}
      <p className="px-4 pb-2 ink2 empty:hidden">
        {sightWords(known?.inSight ?? false, known?.seenIn ?? null, view.viewer.kind)}
      </p>
      <p className="px-4 pb-3 row">
        <span className="muted">{unitText.controlledBy}</span> <Holder hex={hex} />
      </p>
      {known ? <SiteFacts known={known} /> : null}
      {pieces.length > 0 ? (
        <TitledSection title={unitText.here}>
          <ul className="order-sheet">
            {pieces.map((piece) => (
              <PieceRow key={piece.id} piece={piece} />
            ))}
          </ul>
        </TitledSection>
      ) : null}
      {view.battles.some((battle) => battle.hex === hex) ? (
        <Suspense>
          <HexBattles hex={hex} />
        </Suspense>
      ) : null}
      <Holdings hex={hex} />
    </section>
  );
}

/** `forest, road, Camp of Madder Wardens`; without the ground if that is the title. */
function landWords(view: View, words: Words, hex: HexKey, isNamed: boolean): string {
  const known = view.hexes[hex];
  const stronghold = known?.stronghold ?? null;
  const parts = [
    isNamed ? TERRAIN_NAMES[terrainAt(view, hex)] : '',
    known && known.roads.length > 0 ? unitText.road : '',
    known?.capital ? unitText.capitalOf(words.seat(known.capital).text) : '',
    known?.ruin ? unitText.ruin : '',
    stronghold ? strongholdWords(words, stronghold, known?.capital ?? null) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** `Camp of Madder Wardens`; without an owner if nobody knows the current one, or if its Capital is named already. */
function strongholdWords(
  words: Words,
  { level, owner }: NonNullable<KnownHex['stronghold']>,
  capitalOf: SeatId | null,
): string {
  const name = STRONGHOLD_NAMES[level];
  return owner === null || owner === capitalOf ? name : unitText.strongholdOf(name, words.seat(owner).text);
}

/** A site and its stores, as far as the reader knows. */
function SiteFacts({ known: { site } }: { readonly known: KnownHex }) {
  if (site === null) return null;
  const { site: words } = unitText;
  const facts: (readonly [string, string])[] = [];
  if (site.size !== null) facts.push([words.size, String(site.size)]);
  if (site.yield !== null) facts.push([words.yield, String(site.yield)]);
  if (site.bp !== null) facts.push([words.bp, site.bp.toLocaleString('en-GB')]);
  if (site.faction !== null) facts.push([words.race, FACTION_NAMES[site.faction]]);
  return facts.length > 0 ? <Facts facts={facts} /> : null;
}

function PieceRow({ piece }: { readonly piece: Piece | SeenPiece }) {
  const { view, select, nameOf } = useHexPlace();
  const lastSeen = lookup(view.ghosts, piece.id)?.turn ?? null;
  return (
    <li>
      <button type="button" className="order-row" onClick={() => select({ kind: 'piece', piece: piece.id })}>
        <PieceChit view={view} piece={piece.id} size={32} />
        <span className="who">{nameOf(piece)}</span>
        <span className="given">
          {lastSeen === null ? '' : `${unitText.lastSeen(lastSeen)} `}
          {kindAndPoints(piece)}
        </span>
        <span />
      </button>
    </li>
  );
}

/** A piece's kind, if it has a name besides, and its points as far as they are known. */
function kindAndPoints(piece: Piece | SeenPiece): string {
  const kind = piece.name ? PIECE_NAMES[piece.kind] : null;
  if ('units' in piece) return [kind, pointWords(piece.units)].filter((part) => part !== null).join(', ');
  return unitText.kindAndPoints(kind, 'points' in piece ? piece.points : null);
}

function sightWords(inSight: boolean, seenIn: number | null, viewer: 'seat' | 'referee' | 'spectator'): string {
  if (viewer !== 'seat') return '';
  if (inSight) return unitText.inSight;
  return seenIn === null ? unitText.neverSeen : unitText.seenBefore(seenIn);
}

function Holder({ hex }: { readonly hex: HexKey }) {
  const { view, words, letterOf } = useHexPlace();
  const seat = view.hexes[hex]?.control ?? null;
  if (seat === null) return unitText.nobody;
  return (
    <>
      <SeatSwatch seat={letterOf(seat)} /> {words.seat(seat).text}
    </>
  );
}
