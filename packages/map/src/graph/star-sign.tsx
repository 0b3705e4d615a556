import { type ReactElement, useId } from 'react';
import { Counter } from '../symbols/counter.tsx';
import { LinePatterns, SeatPatterns } from '../symbols/patterns.tsx';
import type { PlacedStack } from './field.ts';
import { RADII } from './footprint.ts';
import { StackCounter, TAINT } from './layers/forces.tsx';
import { Nodes } from './layers/nodes.tsx';
import { DieOnPath } from './layers/paths.tsx';
import { LOZENGE, MARKS, STRIKE, SWORDS } from './shapes.ts';
import { type Holding, NODE_KINDS, type NodeKind, type NodeMark, type StarForce } from './star-chart.ts';

/** What a legend of the star map explains. */
export const STAR_SIGNS = [
  ...NODE_KINDS,
  'owner',
  'nobody',
  'value',
  'site',
  'destroyed',
  'portal',
  'rok',
  'colony',
  'path',
  'difficult',
  'lane',
  'restricted',
  'battle',
  'together',
  'waits',
  'tainted',
] as const;
export type StarSignKind = (typeof STAR_SIGNS)[number];

const MIDDLE = { x: 0, y: 0 };

/** One sign of the star map for its legend, which says what it means. */
export function StarSign({ of }: { readonly of: StarSignKind }): ReactElement {
  const drawing = useId();
  return (
    <svg className="starmap" viewBox="-26 -22 52 44" width="52" height="44" aria-hidden="true">
      <defs>
        <SeatPatterns drawing={drawing} seats={['a']} />
        <LinePatterns drawing={drawing} seats={['a']} />
      </defs>
      <Figure of={of} drawing={drawing} />
    </svg>
  );
}

interface FigureProps {
  readonly of: StarSignKind;
  readonly drawing: string;
}

function Figure({ of, drawing }: FigureProps): ReactElement {
  switch (of) {
    case 'owner':
      return <Disc kind="surface" controller="a" drawing={drawing} />;
    case 'nobody':
      return <Disc kind="surface" drawing={drawing} />;
    case 'value':
      return <Disc kind="surface" value={3} drawing={drawing} />;
    case 'site':
    case 'portal':
    case 'rok':
    case 'colony':
      return <Mark kind={of} isDestroyed={false} />;
    case 'destroyed':
      return <Mark kind="site" isDestroyed />;
    case 'path':
    case 'difficult':
      return <Road isHard={of === 'difficult'} />;
    case 'lane':
    case 'restricted':
      return <path d="M-24 0H24" className={of === 'lane' ? 'lane' : 'lane restricted'} />;
    case 'battle':
      return (
        <g className="lozenge">
          <path d={LOZENGE} className="ground" />
          <path d={SWORDS} className="swords" />
        </g>
      );
    case 'together':
      return <StackCounter stack={THREE} selected={null} drawing={drawing} />;
    case 'waits':
    case 'tainted':
      return <Piece isTainted={of === 'tainted'} drawing={drawing} />;
    default:
      return <Disc kind={of} drawing={drawing} />;
  }
}

const THREE: PlacedStack = {
  ...{ node: 'sign', x: -15, y: -16, side: 30 },
  forces: ['1', '2', '3'].map((id): StarForce => {
    return { id, node: 'sign', seat: 'a', label: '', state: 'free', icon: 'infantry', frame: 'friend' };
  }),
};

interface DiscProps extends Partial<Pick<Holding, 'controller' | 'value'>> {
  readonly kind: NodeKind;
  readonly drawing: string;
}

function Disc({ kind, drawing, controller = null, value = null }: DiscProps): ReactElement {
  const node = { id: 'sign', name: '', kind, planet: null, terrain: null, at: MIDDLE };
  const holdings = { sign: { controller, value, marks: [], isTainted: false } };
  const layout = { nodes: [{ node, at: MIDDLE, radius: RADII[kind], side: null }] };
  return <Nodes layout={layout} holdings={holdings} drawing={drawing} />;
}

function Mark({ kind, isDestroyed }: { readonly kind: NodeMark['kind']; readonly isDestroyed: boolean }): ReactElement {
  return (
    <g className={`mark ${kind} ${isDestroyed ? 'destroyed' : 'active'}`} transform="scale(1.6)">
      <path d={MARKS[kind]} className="shape" />
      {isDestroyed ? <path d={STRIKE} className="strike" /> : null}
    </g>
  );
}

function Road({ isHard }: { readonly isHard: boolean }): ReactElement {
  const name = isHard ? ' hard' : '';
  return (
    <>
      <path d="M-24 0H24" className={`kerb${name}`} />
      <path d="M-24 0H24" className={`way${name}`} />
      {isHard ? (
        <g className="path-dice">
          <DieOnPath at={MIDDLE} difficulty={3} />
        </g>
      ) : null}
    </>
  );
}

/** A counter with thorns, or over the bracket of a queue. */
function Piece({ isTainted, drawing }: { readonly isTainted: boolean; readonly drawing: string }): ReactElement {
  return (
    <>
      <g transform="translate(-15 -20) scale(.68)">
        <Counter drawing={drawing} seat="a" icon="infantry" frame="friend" />
        {isTainted ? <path d={TAINT} className="taint" transform="translate(5 39)" /> : null}
      </g>
      {isTainted ? null : (
        <g className="queue">
          <path d="M-15 13v4H15v-4" />
        </g>
      )}
    </>
  );
}
