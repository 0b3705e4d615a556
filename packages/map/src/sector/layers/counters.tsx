import { memo, type ReactElement } from 'react';
import { fixed } from '../../board/sheet.ts';
import { Counter } from '../../symbols/counter.tsx';
import { fillId, ref } from '../../symbols/patterns.tsx';
import { SILHOUETTES } from '../../symbols/seats.ts';
import { BOX, COUNTER, cornerOf, counterPlaces } from '../places.ts';
import type { SectorCounter, SectorTerritory } from '../sector-view.ts';
import { EYE } from '../signs.ts';

interface CounterProps {
  readonly counter: SectorCounter;
  readonly isSelected: boolean;
  /** Prefix of the drawing’s ids. */
  readonly drawing: string;
}

/** A counter on its 44 x 44 box: its face with its number, or its back. */
export const SectorCounterDrawing = memo(function SectorCounterDrawing(props: CounterProps): ReactElement {
  const { counter, isSelected, drawing } = props;
  return (
    <g className={stateOf(counter)} data-counter={counter.id}>
      {counter.face === null ? (
        <Back {...props} />
      ) : (
        <>
          <Counter {...counter.face} seat={counter.seat} isSelected={isSelected} drawing={drawing} />
          {counter.number === null ? null : (
            <g className="number" transform="translate(34 6.4)">
              <rect x="-9" y="-6" width="18" height="12" rx="6" />
              <text y="4">{counter.number}</text>
            </g>
          )}
        </>
      )}
    </g>
  );
});

const stateOf = ({ isAway, isDraft = false }: SectorCounter): string =>
  isDraft ? 'counter draft' : isAway ? 'counter away' : 'counter';

/** Face down: the pattern of its side, only its number to see. */
function Back({ counter, isSelected, drawing }: CounterProps): ReactElement {
  const shape = SILHOUETTES[counter.seat];
  const around = 'translate(22 22) scale(1.2) translate(-22 -22)';
  return (
    <>
      {isSelected ? (
        <>
          <path d={shape} transform={around} className="ring casing" />
          <path d={shape} transform={around} className="ring" />
        </>
      ) : null}
      <path d={shape} className="chit-back" transform="translate(1.4 2)" />
      <path d={shape} fill={ref(fillId(drawing, counter.seat))} className="back-face" />
      <circle cx="22" cy="22.5" r="11" className="back-disc" />
      <text x="22" y="27.4" className="back-number">
        {counter.number}
      </text>
      {counter.isKnown ? (
        <g className="known" transform="translate(39 5)">
          <circle r="8" />
          <path d={EYE} />
          <circle r="1.7" className="pupil" />
        </g>
      ) : null}
    </>
  );
}

interface CountersProps {
  readonly territory: SectorTerritory;
  readonly counters: readonly SectorCounter[];
  /** Those that are outlined: {@link chosenAmong}. */
  readonly chosen: string;
  readonly drawing: string;
}

/** The ids of those that are outlined, as one text: equal texts draw nothing again. */
export const chosenAmong = (counters: readonly SectorCounter[], selected: ReadonlySet<string>): string =>
  counters
    .filter(({ id }) => selected.has(id))
    .map(({ id }) => id)
    .join(' ');

export const isChosen = (chosen: string, { id }: SectorCounter): boolean => chosen.split(' ').includes(id);

const SCALE = Math.round((COUNTER / BOX) * 1000) / 1000;

/** The counters of a territory. */
export const Counters = memo(function Counters({ territory, counters, chosen, drawing }: CountersProps): ReactElement {
  const corner = cornerOf(territory);
  const places = counterPlaces(counters.length);
  return (
    <>
      {counters.map((counter, i) => {
        const at = places[i] ?? { x: 0, y: 0 };
        return (
          <g
            key={counter.id}
            data-standing={counter.id}
            transform={`translate(${fixed(corner.x + at.x)} ${fixed(corner.y + at.y)}) scale(${SCALE})`}
          >
            <SectorCounterDrawing counter={counter} isSelected={isChosen(chosen, counter)} drawing={drawing} />
          </g>
        );
      })}
    </>
  );
});
