'use client';
import { SeatSwatch } from '@sealed-orders/map';
import { lookup } from '@sealed-orders/rules/kernel';
import { ownerTitle, type Words } from '@sealed-orders/text/node-campaign';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { legendText, listText } from '@sealed-orders/text/node-campaign/map-papers';
import { Swords } from 'lucide-react';
import { Fragment, memo } from 'react';
import { Icon } from '../../kit/icon.tsx';
import { useNodePlace, useNodeStep } from '../node-context.ts';
import type { StarRow } from './star-rows.ts';
import { touchNode } from './touch.ts';

interface RowProps {
  readonly row: StarRow;
}

/** Whether the node, or a battleforce in it, is selected. */
export function useIsSelected({ node }: StarRow): boolean {
  const { selection, view } = useNodePlace();
  const selected = selection?.kind === 'force' ? lookup(view.forces, selection.force)?.node : selection?.node;
  return selected === node.id;
}

/** Touching it is touching the node on the map. */
export function NodeName({ row, isSelected }: RowProps & { readonly isSelected: boolean }) {
  const place = useNodePlace();
  return (
    <button type="button" className="name" aria-pressed={isSelected} onClick={() => touchNode(place, row.node.id)}>
      {row.node.name}
    </button>
  );
}

/** What the order that is being composed would cost here. */
export function Cost({ row: { reached } }: RowProps) {
  if (reached === null || (reached.cost === null && reached.odds === null)) return null;
  return <span className="chip">{listText.costs(reached.cost, reached.odds)}</span>;
}

export function Holder({ row: { owner, isOpen }, words }: RowProps & { readonly words: Words }) {
  const { letterOf } = useNodeStep();
  if (owner === null) return <span className="muted">{isOpen ? mapText.noController : mapText.nobody}</span>;
  return (
    <span className="holder">
      <SeatSwatch seat={letterOf(owner)} width={24} height={16} />
      {ownerTitle(owner, words)}
    </span>
  );
}

export function Week({ row: { week, isContested } }: RowProps) {
  if (week === null) return <span className="muted">{listText.nothing}</span>;
  return isContested ? <span title={mapText.contested}>{week}</span> : week;
}

export function Forces({ row: { forces, stacked, waiting, isContested } }: RowProps) {
  const names = [...forces.map(({ name }) => name), ...(waiting === 0 ? [] : [mapText.waiting(waiting)])];
  if (names.length === 0) return <span className="muted">{listText.nothing}</span>;
  return (
    <span className="holder">
      {isContested ? (
        <>
          <Icon of={Swords} size={15} />
          <span className="visually-hidden">{legendText.battle}: </span>
        </>
      ) : null}
      {stacked === null ? null : <b className="stacked">{mapText.battleforces(stacked)}:</b>}
      {names.join(', ')}
    </span>
  );
}

/** Where paths lead, the number of a difficult one in a small die. */
export const Paths = memo(function Paths({ row: { paths } }: RowProps) {
  const { words } = useNodeStep();
  return paths.map(({ to, needed }, i) => (
    <Fragment key={to}>
      {i === 0 ? '' : ', '}
      {words.node(to).text}
      {needed === 0 ? null : <b className="roll">{mapText.needs(needed)}</b>}
    </Fragment>
  ));
});
