import { memo, type ReactElement } from 'react';
import { fixed, type Point, xy } from '../../board/sheet.ts';
import { drawn } from '../curve.ts';
import type { Line, StarLines } from '../lines.ts';

interface PathsProps {
  readonly lines: StarLines;
}

const pathOf = (lines: readonly Line[], isWanted: (line: Line) => boolean): string =>
  lines
    .filter(isWanted)
    .map(({ curve }) => drawn(curve))
    .join('');

/** Lanes in space: below the planets, which they pass behind. */
export const Lanes = memo(function Lanes({ lines: { lines } }: PathsProps): ReactElement {
  return (
    <g className="lanes">
      <path d={pathOf(lines, ({ kind }) => kind === 'lane')} className="lane" />
      <path d={pathOf(lines, ({ kind }) => kind === 'restricted')} className="lane restricted" />
    </g>
  );
});

/** Roads on planets: a difficult one is a ladder. And the ways to a planet's ring that differ from the others. */
export const Roads = memo(function Roads({ lines: { lines, spokes } }: PathsProps): ReactElement {
  const roads = lines.filter(({ kind }) => kind === 'road');
  const spokesOf = (isHard: boolean): string =>
    spokes
      .filter(({ difficulty }) => (difficulty !== null) === isHard)
      .map(({ from, to }) => `M${xy(from)}L${xy(to)}`)
      .join('');
  const easy = pathOf(roads, ({ difficulty }) => difficulty === null) + spokesOf(false);
  const hard = pathOf(roads, ({ difficulty }) => difficulty !== null) + spokesOf(true);
  return (
    <g className="paths">
      <path d={easy} className="kerb" />
      <path d={hard} className="kerb hard" />
      <path d={easy} className="way" />
      <path d={hard} className="way hard" />
      {spokes.map(({ to }) => (
        <circle key={xy(to)} cx={fixed(to.x)} cy={fixed(to.y)} r="3.4" className="landing" />
      ))}
    </g>
  );
});

/** The numbers of difficult paths, in dice. */
export const Dice = memo(function Dice({ lines: { lines, rings, spokes } }: PathsProps): ReactElement {
  const dice = [...lines, ...rings, ...spokes].flatMap(({ die, difficulty }) =>
    die === null || difficulty === null ? [] : [{ at: die, difficulty }],
  );
  return (
    <g className="path-dice">
      {dice.map(({ at, difficulty }) => (
        <DieOnPath key={xy(at)} at={at} difficulty={difficulty} />
      ))}
    </g>
  );
});

/** The number of a difficult path in a die. */
export const DieOnPath = ({ at, difficulty }: { readonly at: Point; readonly difficulty: number }): ReactElement => (
  <g transform={`translate(${xy(at)})`}>
    <g className="sized">
      <rect x="-11" y="-8" width="22" height="16" rx="3" />
      <text y="4">{difficulty}+</text>
    </g>
  </g>
);
