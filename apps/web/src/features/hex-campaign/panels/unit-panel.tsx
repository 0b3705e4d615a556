import { type Piece, readyPoints } from '@sealed-orders/rules/hex-campaign';
import { FACTION_NAMES, MOVE_CLASS_NAMES } from '@sealed-orders/text/hex-campaign';
import { pieceKind } from '@sealed-orders/text/hex-campaign/map';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { Suspense } from 'react';
import { useLostFocus } from '../../browser/use-lost-focus.ts';
import { useFormModule, usePhaseForm } from '../forms/phase-form.ts';
import { useHexPlace } from '../hex-context.ts';
import { inOrbit } from '../map/known.ts';
import { PieceChit } from './chit-of.tsx';
import { Facts, SelectionHead } from './panel-head.tsx';
import { pointsOf, pointWords } from './points.ts';
import { RosterTable, Strength } from './strength.tsx';

/** A piece that the reader knows in full: what it is, its strength, and its order. */
export function UnitPanel({ piece }: { readonly piece: Piece }) {
  const { view, words, nameOf } = useHexPlace();
  const module = useFormModule();
  const given = usePhaseForm()?.orderOf(piece.id) ?? null;
  const units = 'units' in piece ? piece.units : [];
  const isAbove = inOrbit(view, piece.id) !== undefined;
  const order = given === null ? {} : { order: given.state };
  const panel = useLostFocus<HTMLElement>();
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={`unit-panel outline-none ${given === null ? '' : 'in-hand'}`}
      aria-label={nameOf(piece)}
      data-keys
    >
      <SelectionHead
        picture={<PieceChit view={view} piece={piece.id} size={58} {...order} />}
        eyebrow={
          isAbove ? unitText.inOrbit(pieceKind(piece)) : unitText.pieceAt(pieceKind(piece), words.hex(piece.hex).text)
        }
        title={nameOf(piece)}
        says={<Kind piece={piece} />}
      />
      <div className="at-length">
        <PieceFacts piece={piece} />
        {units.length > 0 ? (
          <>
            <div className="px-4 pb-2">
              <Strength units={units} />
            </div>
            <RosterTable units={units} />
          </>
        ) : null}
      </div>
      <Suspense>{module === null ? null : <module.PieceForm piece={piece} />}</Suspense>
    </section>
  );
}

/** What a piece is; in a sheet without figures below, with the two that matter for orders. */
function Kind({ piece }: { readonly piece: Piece }) {
  const { view } = useHexPlace();
  const movement = useMovement(piece);
  const seat = view.seats.find(({ id }) => id === piece.seat);
  const units = 'units' in piece ? piece.units : [];
  const classes = [...new Set(units.map((unit) => MOVE_CLASS_NAMES[unit.moveClass]))].join(', ');
  return (
    <>
      <span className="at-length">
        {classes ? `${classes[0]?.toUpperCase()}${classes.slice(1)}. ` : ''}
        {seat ? FACTION_NAMES[seat.faction] : ''}
      </span>
      <span className="half-only">{unitText.inShort(units.length > 0 ? pointWords(units) : null, movement)}</span>
    </>
  );
}

/** How far an own piece may march; null if that does not apply. */
function useMovement(piece: Piece): number | null {
  return usePhaseForm()?.allowanceOf(piece.id) ?? null;
}

function PieceFacts({ piece }: { readonly piece: Piece }) {
  const { facts } = unitText;
  const movement = useMovement(piece);
  const units = 'units' in piece ? piece.units : [];
  const rows: (readonly [string, string])[] = [];
  const [ready, all] = [readyPoints(units), pointsOf(units)];
  if (ready < all) rows.push([facts.ready, unitText.readyOf(ready, all)]);
  else if (units.length > 0) rows.push([facts.points, all.toLocaleString('en-GB')]);
  if (movement !== null) rows.push([facts.movement, String(movement)]);
  if (units.length > 0) rows.push([facts.units, String(units.length)]);
  if (piece.kind === 'detachment') rows.push([facts.experience, String(piece.dxp)]);
  if (piece.kind === 'convoy') rows.push([facts.bp, String(piece.bp)]);
  return rows.length > 0 ? <Facts facts={rows} /> : null;
}
