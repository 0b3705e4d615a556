import { memo, type ReactElement } from 'react';
import { xy } from '../../board/sheet.ts';
import type { Layout } from '../layout.ts';
import type { Marks } from '../marks.ts';
import { BattleMark } from './attacks.tsx';

interface BattlesProps {
  readonly layout: Layout;
  readonly marks: Marks['fights'];
}

/** Battles of the turn: a solid lozenge while one is to be fought, a hollow one when it is over. */
export const Battles = memo(function Battles({ layout, marks }: BattlesProps): ReactElement {
  return (
    <g className="battles">
      {[...marks].map(([{ number, isOver }, at]) => (
        <g key={number} className={isOver ? 'battle over' : 'battle'}>
          <BattleMark s={layout.s} at={xy(at)} />
        </g>
      ))}
    </g>
  );
});
