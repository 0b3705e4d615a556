'use client';
import { pointsOf, type Side } from '@sealed-orders/rules/sector-campaign';
import { sideEndText } from '@sealed-orders/text/sector-campaign/ending';
import { forcesText } from '@sealed-orders/text/sector-campaign/forces';
import { Empty } from '../../kit/notice.tsx';
import { Surrender } from '../ending/surrender.tsx';
import { optionsOf, useSectorStep } from '../sector-context.ts';
import { ArmyDesk } from '../setup/army-desk.tsx';
import { useOptions } from '../setup/use-options.ts';
import { inOrbit, type KnownRow, knownRows, type OwnRow, ownRows, PLACES, sidesFor } from './force-lists.ts';
import { KnownCounter } from './known-counter.tsx';
import { OwnDetachment } from './own-detachment.tsx';

/** The army desk while the reader builds an army; later both sides' detachments, as far as the reader knows them. */
export function ForcesPage() {
  const { view } = useSectorStep();
  const options = useOptions();
  if (optionsOf(options, 'seal-army').length > 0) {
    return (
      <>
        <ArmyDesk />
        <div className="army-page">
          <section className="army-list" aria-label={sideEndText.surrender.title}>
            <Surrender />
          </section>
        </div>
      </>
    );
  }
  return (
    <div className="army-page">
      {sidesFor(view).map((side) => (
        <SideForces key={side} side={side} />
      ))}
    </div>
  );
}

function SideForces({ side }: { readonly side: Side }) {
  const { view, words } = useSectorStep();
  const own = ownRows(view, side);
  const name = words.side(side).text;
  const isOwn = view.side === side;
  const title = isOwn ? forcesText.own : own === null ? forcesText.known(name) : name;
  return (
    <section className="army-list" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="muted">{forcesText.size(view.board.sides[side].size)}</span>
      </header>
      {own === null ? (
        <Known rows={knownRows(view, side)} orbit={inOrbit(view, side)} />
      ) : (
        <Own rows={own} isOwn={isOwn} />
      )}
      {isOwn ? <Surrender /> : null}
    </section>
  );
}

interface OwnProps {
  readonly rows: NonNullable<ReturnType<typeof ownRows>>;
  readonly isOwn: boolean;
}

function Own({ rows, isOwn }: OwnProps) {
  const places = PLACES.filter((place) => rows[place].length > 0);
  if (places.length === 0) return <Empty title={forcesText.tab}>{forcesText.none}</Empty>;
  return places.map((place) => (
    <section key={place} aria-label={forcesText.groups[place]}>
      <header>
        <h3>{forcesText.groups[place]}</h3>
        <span className="muted">{forcesText.points(pointsIn(rows[place]))}</span>
      </header>
      {rows[place].map((row) => (
        <OwnDetachment key={row.detachment.id} row={row} isOwn={isOwn} />
      ))}
    </section>
  ));
}

const pointsIn = (rows: readonly OwnRow[]): number =>
  rows.reduce((sum, { detachment }) => sum + pointsOf(detachment), 0);

interface KnownProps {
  readonly rows: readonly KnownRow[];
  readonly orbit: number;
}

function Known({ rows, orbit }: KnownProps) {
  if (rows.length === 0 && orbit === 0) return <Empty title={forcesText.tab}>{forcesText.noneKnown}</Empty>;
  return (
    <>
      {rows.map((row) => (
        <KnownCounter key={row.counter.id} row={row} />
      ))}
      {orbit === 0 ? null : <p className="px-4 py-3">{forcesText.enemy.orbit(orbit)}</p>}
    </>
  );
}
