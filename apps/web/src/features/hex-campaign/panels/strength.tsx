import type { Unit } from '@sealed-orders/rules/hex-campaign';
import { MOVE_CLASS_NAMES, SLOT_NAMES } from '@sealed-orders/text/hex-campaign';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { Fragment } from 'react';
import { buttonClass } from '../../kit/button.tsx';
import { Ledger } from '../map/ledger.tsx';

const sumOf = (units: readonly Unit[], of: (unit: Unit) => number): number =>
  units.reduce((sum, unit) => sum + of(unit), 0);

/** The state of the roster: solid ready, hatched wounded or damaged, empty lost; and in words. */
export function Strength({ units }: { readonly units: readonly Unit[] }) {
  const ready = sumOf(units, ({ models }) => models.ready);
  const wounded = sumOf(units, ({ models }) => models.wounded);
  const damaged = sumOf(units, ({ models }) => models.damaged);
  const lost = sumOf(units, ({ models }) => models.dead + models.captured);
  const all = Math.max(1, ready + wounded + damaged + lost);
  const share = (n: number) => `${(n / all) * 100}%`;
  return (
    <>
      <div className="strength" aria-hidden>
        <i className="ready" style={{ width: share(ready) }} />
        <i className="hurt" style={{ width: share(wounded + damaged) }} />
      </div>
      <p className="strength-words">
        <span>{unitText.ready(ready)}</span>
        {wounded > 0 ? <span>{unitText.wounded(wounded)}</span> : null}
        {damaged > 0 ? <span>{unitText.damaged(damaged)}</span> : null}
        {lost > 0 ? <span>{unitText.lost(lost)}</span> : null}
      </p>
    </>
  );
}

/** The roster as a table: what each unit is and how many of it are left. */
export function RosterTable({ units }: { readonly units: readonly Unit[] }) {
  const { unit: head, models, points } = unitText.rosterHead;
  const rows = units.map((unit) => ({
    id: unit.id,
    cells: [
      <Fragment key="unit">
        <b className="font-semibold">{unit.name}</b>
        <div className="muted text-xs">
          {SLOT_NAMES[unit.slot]}, {MOVE_CLASS_NAMES[unit.moveClass]}
        </div>
      </Fragment>,
      unit.models.ready + unit.models.wounded + unit.models.damaged,
      unit.points.toLocaleString('en-GB'),
    ],
  }));
  return (
    <details className="px-4 pb-2">
      <summary className={buttonClass({ kind: 'link' })}>{unitText.roster}</summary>
      <Ledger heads={[head, models, points]} rows={rows} figures={2} />
    </details>
  );
}
