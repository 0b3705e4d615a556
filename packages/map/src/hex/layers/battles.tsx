import { memo, type ReactElement } from 'react';
import { xy } from '../../board/sheet.ts';
import type { Layout } from '../layout.ts';
import type { Signs } from '../signs.ts';
import { BattleSign } from './attacks.tsx';

interface BattlesProps {
  readonly layout: Layout;
  readonly signs: Signs['fights'];
}

/** Battles of the turn: a solid lozenge while pending, a hollow one when over. */
export const Battles = memo(function Battles({ layout, signs }: BattlesProps): ReactElement {
  return (
    <g className="battles">
      {[...signs].map(([{ number, isOver }, at]) => (
        <g key={number} className={isOver ? 'battle over' : 'battle'}>
          <BattleSign s={layout.s} at={xy(at)} />
        </g>
      ))}
    </g>
  );
});
