import { memo, type ReactElement } from 'react';
import { shortened } from '../../board/lettering.ts';
import { fixed, xy } from '../../board/sheet.ts';
import { Counter } from '../../symbols/counter.tsx';
import { BEHIND, type Field, LABELS, type PlacedBattle, type PlacedForce, type PlacedStack } from '../field.ts';
import type { Scale } from '../scale.ts';
import { LOZENGE, SWORDS } from '../shapes.ts';

interface ForcesProps {
  readonly field: Field;
  readonly scale: Scale;
  readonly selected: string | null;
  readonly drawing: string;
}

/** The counters of all forces, one for those that stand together, and battles beside their nodes. */
export const Forces = memo(function Forces({ field, scale, selected, drawing }: ForcesProps): ReactElement {
  const counter = (placed: PlacedForce, isLabelled: boolean): ReactElement => (
    <PlacedCounter
      key={placed.force.id}
      placed={placed}
      drawing={drawing}
      isSelected={placed.force.id === selected}
      isLabelled={isLabelled && scale.isNear}
    />
  );
  return (
    <g className="forces">
      {field.free.map((placed) => counter(placed, true))}
      {field.stacks.map((stack) => (
        <StackCounter key={stack.node} {...{ stack, selected, drawing }} />
      ))}
      {field.battles.map((placed) => (
        <g key={placed.node.node.id} className="battle">
          <BattleFrame placed={placed} counter={scale.counter} isNoted={scale.isNear} />
          {placed.fighting.map((one) => counter(one, true))}
          {placed.waiting.map((one) => counter(one, false))}
        </g>
      ))}
    </g>
  );
});

interface PlacedCounterProps {
  readonly placed: PlacedForce;
  readonly drawing: string;
  readonly isSelected: boolean;
  readonly isLabelled: boolean;
}

/** The side of the box that counters are drawn on. */
const BOX = 44;
/** Thorns on a counter: the force is tainted. */
export const TAINT = 'M-6 4L-4.6 -1.4L-2.4 1.2L0 -5.4L2.4 1.2L4.6 -1.4L6 4Z';

const PlacedCounter = memo(function PlacedCounter(props: PlacedCounterProps): ReactElement {
  const { placed, drawing, isSelected, isLabelled } = props;
  const { force, x, y, side } = placed;
  const scale = side / BOX;
  const size = LABELS * side;
  return (
    <g className={`force ${force.state}`} data-force={force.id} transform={`translate(${fixed(x)} ${fixed(y)})`}>
      <g transform={`scale(${Math.round(scale * 1000) / 1000})`}>
        <Counter
          drawing={drawing}
          seat={force.seat}
          icon={force.icon}
          frame={force.frame}
          strength={force.strength ?? null}
          order={force.order ?? null}
          isSelected={isSelected}
        />
        {force.isTainted === true ? <path d={TAINT} className="taint" transform="translate(5 39)" /> : null}
      </g>
      {isLabelled && force.label !== '' ? (
        <text x={fixed(side / 2)} y={fixed(side * 1.06 + size)} fontSize={fixed(size)} className="label">
          {shortened(force.label, size, 'unit', placed.room)}
        </text>
      ) : null}
    </g>
  );
});

interface StackProps extends Pick<ForcesProps, 'selected' | 'drawing'> {
  readonly stack: PlacedStack;
}

/** The counter of the selected force, or else of the first one, over another one, with their number. */
export function StackCounter({ stack: { node, forces, x, y, side }, selected, drawing }: StackProps): ReactElement {
  const chosen = forces.find(({ id }) => id === selected);
  const top = chosen ?? forces[0];
  const others = forces.filter((force) => force !== top);
  const below = others.find(({ seat }) => seat !== top?.seat) ?? others[0];
  const behind = `translate(${fixed(BEHIND * BOX)} ${fixed(-BEHIND * BOX)})`;
  return (
    <g className="stack" data-stack={node} transform={`translate(${fixed(x)} ${fixed(y)})`}>
      <g transform={`scale(${Math.round((side / BOX) * 1000) / 1000})`}>
        {below === undefined ? null : (
          <g transform={behind}>
            <Counter drawing={drawing} seat={below.seat} icon={below.icon} frame={below.frame} />
          </g>
        )}
        {top === undefined ? null : (
          <Counter {...{ drawing }} seat={top.seat} icon={top.icon} frame={top.frame} isSelected={top === chosen} />
        )}
        <g className="count" transform="translate(38 38)">
          <circle r="9.5" />
          <text y="4.6">{forces.length}</text>
        </g>
      </g>
    </g>
  );
}

interface BattleFrameProps {
  readonly placed: PlacedBattle;
  readonly counter: number;
  readonly isNoted: boolean;
}

/** The box of a battle with its lozenge, and a bracket under the forces that wait. */
function BattleFrame({ placed, counter, isNoted }: BattleFrameProps): ReactElement {
  const { box, tail, lozenge, waiting, battle } = placed;
  const [first, last] = [waiting[0], waiting.at(-1)];
  const k = counter / 34;
  const foot = (first === undefined ? 0 : first.y + first.side) + 2.5 * k;
  return (
    <>
      {tail === null ? null : <path d={`M${xy(tail[0])}L${xy(tail[1])}`} className="tail" />}
      {box === null ? null : (
        <rect
          x={fixed(box.left)}
          y={fixed(box.top)}
          width={fixed(box.right - box.left)}
          height={fixed(box.bottom - box.top)}
          rx="3"
          className="box"
        />
      )}
      <g transform={`translate(${xy(lozenge)}) scale(${fixed(k)})`} className="lozenge">
        <path d={LOZENGE} className="ground" />
        <path d={SWORDS} className="swords" />
      </g>
      {first === undefined || last === undefined || box === null ? null : (
        <g className="queue">
          <path d={`M${xy({ x: first.x, y: foot })}v${fixed(3 * k)}H${fixed(last.x + last.side)}v${fixed(-3 * k)}`} />
          {isNoted ? (
            <text
              x={fixed((first.x + last.x + last.side) / 2)}
              y={fixed(foot + LABELS * counter + 2.4 * k)}
              fontSize={fixed(LABELS * counter)}
              className="label"
            >
              {battle.waiting}
            </text>
          ) : null}
        </g>
      )}
    </>
  );
}
