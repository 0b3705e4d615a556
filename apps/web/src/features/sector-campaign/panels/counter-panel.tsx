import { SectorCounterChit } from '@sealed-orders/map/sector';
import { type Counter, type Dossier, isCommitted, printed, type Unit } from '@sealed-orders/rules/sector-campaign';
import { KIND_NAMES, MISSION_NAMES } from '@sealed-orders/text/sector-campaign';
import { mapText } from '@sealed-orders/text/sector-campaign/map';
import { TitledSection } from '../../kit/titled-section.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { detachmentUnder, dossierOn, sectorCounter } from '../sector-view-of.ts';
import { SelectionHead } from './panel-head.tsx';

const words = mapText.counter;

/** A counter: what everyone sees of it, and what the reader knows about the detachment under it. */
export function CounterPanel({ counter }: { readonly counter: Counter }) {
  const { view, words: names, letterOf } = useSectorPlace();
  const name = names.face(counter.id);
  const title = name ?? words.title(counter.number);
  return (
    <section aria-label={title} data-keys>
      <SelectionHead
        picture={<SectorCounterChit counter={sectorCounter(view, counter, letterOf)} size={58} />}
        eyebrow={counter.at === null ? words.inOrbit : printed(counter.at)}
        title={title}
        says={name === null ? words.of(counter.side) : `${words.of(counter.side)}, ${words.title(counter.number)}`}
      />
      <p className="px-4 pb-3 empty:hidden">{useStanding(counter).join('. ')}</p>
      <Known counter={counter} />
    </section>
  );
}

/** What everyone can see of a counter. */
function useStanding(counter: Counter): readonly string[] {
  const { board } = useSectorPlace().view;
  const { mission, isLost, isIsolated } = counter;
  return [
    ...(mission === null ? [] : [(mission.isUsed ? words.used : words.on)(MISSION_NAMES[mission.mission])]),
    ...(isCommitted(board, counter) ? [words.committed] : []),
    ...(isLost ? [words.lost] : []),
    ...(isIsolated ? [words.isolated] : []),
  ];
}

function Known({ counter }: { readonly counter: Counter }) {
  const { view } = useSectorPlace();
  const own = detachmentUnder(view, counter);
  if (own !== null) return <Units title={KIND_NAMES[own.kind]} units={own.units} />;
  const dossier = dossierOn(view, counter.id);
  if (dossier === null) return <p className="px-4 py-2 muted">{words.unknown}</p>;
  return <Seen dossier={dossier} />;
}

function Seen({ dossier: { sheet, machines, turn } }: { readonly dossier: Dossier }) {
  return (
    <>
      <p className="px-4 muted">{words.seenIn(turn)}</p>
      {sheet === null ? null : <Units title={words.points(sheet.points)} units={sheet.units} />}
      {machines === null ? null : (
        <TitledSection title={words.machines}>
          <p className="px-4 py-2">
            {machines.length === 0
              ? words.noMachines
              : machines.map(({ count, name }) => words.unit(count, name)).join(', ')}
          </p>
        </TitledSection>
      )}
    </>
  );
}

interface UnitsProps {
  readonly title: string;
  readonly units: readonly Unit[];
}

function Units({ title, units }: UnitsProps) {
  return (
    <TitledSection title={title}>
      <ul className="order-sheet">
        {units.map(({ name, count, points }) => (
          <li key={name} className="order-row">
            <span className="who">{words.unit(count, name)}</span>
            <span className="given">{words.points(points)}</span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
