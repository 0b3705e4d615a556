import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { mapsText } from '@sealed-orders/text/pages/maps';
import { type FormEvent, Suspense, useState } from 'react';
import { useMapDoor } from '../game-maps.ts';
import { useSetupDoor } from '../game-setups.ts';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { MapLoading } from '../kit/map-loading.tsx';
import { NumberInput } from '../kit/number-input.tsx';
import { useNumberLimits } from '../kit/number-limits.tsx';
import { SeenProblem } from '../kit/seen-problem.tsx';
import type { Board } from '../new-campaign/door.ts';
import { Segments } from '../new-campaign/segments.tsx';
import type { EmptyGrid } from './door.ts';
import { ImportFile } from './import-file.tsx';
import { useKeep } from './use-keep.ts';

const SEATS = { className: 'input small', min: 2, max: 10 };

/** A new map: empty, from the library, or from a seed. */
export function NewMap({ system }: { readonly system: PlayedSystem }) {
  const { empty, member, printed } = useMapDoor(system);
  const setup = useSetupDoor(system);
  const [name, setName] = useState('');
  const [source, setSource] = useState<'made' | 'empty'>('made');
  const [seats, setSeats] = useState(4);
  const [size, setSize] = useState(empty.kind === 'grid' ? empty.usual : null);
  const [board, setBoard] = useState<Board>({});
  const [choices, setChoices] = useState<HTMLElement | null>(null);
  const { keep, problem, setProblem, isBusy } = useKeep(system);
  const isMade = source === 'made' && setup.Board !== null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim() === '') event.currentTarget.querySelector<HTMLInputElement>('[name="map-name"]')?.focus();
    const blank = () => (empty.kind === 'grid' ? empty.of(size ?? empty.usual) : empty.of());
    keep(name, source === 'empty' ? blank() : (board[member] ?? printed()));
  };
  return (
    <section className="paper new-map" aria-labelledby="new-map">
      <h2 id="new-map" className="section-title">
        {mapsText.begin}
      </h2>
      <form id="new-map-form" className="form-grid py-3" onSubmit={submit} noValidate>
        <Field
          name="map-name"
          label={mapsText.name}
          placeholder={mapsText.namePlaceholder}
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
          problem={problem === mapsText.noName ? problem : null}
        />
        <Segments
          label={mapsText.from}
          value={source}
          options={[
            ['made', mapsText.sources.made],
            ['empty', mapsText.sources.empty],
          ]}
          onChange={setSource}
        />
        {source === 'empty' && empty.kind === 'grid' ? (
          <SizeFields limits={empty.limits} size={size ?? empty.usual} onChange={setSize} />
        ) : null}
      </form>
      {isMade ? (
        <>
          <div className="field">
            <span className="name">{mapsText.seats}</span>
            <NumberInput {...SEATS} aria-label={mapsText.seats} value={seats} onChange={setSeats} />
          </div>
          <div ref={setChoices} />
        </>
      ) : null}
      {problem !== null && problem !== mapsText.noName ? <SeenProblem key={problem}>{problem}</SeenProblem> : null}
      <div className="begin-map py-3">
        <Button type="submit" form="new-map-form" kind="main" disabled={isBusy}>
          {isBusy ? mapsText.busy : mapsText.make}
        </Button>
        <ImportFile system={system} onRead={(file, map) => keep(file, map, true)} onProblem={setProblem} />
      </div>
      {isMade && setup.Board !== null ? (
        <Suspense fallback={<MapLoading />}>
          <setup.Board seats={seats} choices={choices} onChange={setBoard} />
        </Suspense>
      ) : null}
    </section>
  );
}

interface SizeFieldsProps {
  readonly limits: EmptyGrid['limits'];
  readonly size: EmptyGrid['usual'];
  readonly onChange: (size: EmptyGrid['usual']) => void;
}

/** The size of an empty map. */
function SizeFields({ limits: { least, most }, size, onChange }: SizeFieldsProps) {
  const limits = useNumberLimits({ least, most });
  return (
    <div className="form-grid pair">
      {(['columns', 'rows'] as const).map((side) => (
        <div key={side} className="field">
          <span className="name">{mapsText[side]}</span>
          <NumberInput
            className="input small"
            aria-label={mapsText[side]}
            min={least}
            max={most}
            value={size[side]}
            onChange={(hexes) => onChange({ ...size, [side]: hexes })}
            onWrong={limits.onWrong(side)}
          />
        </div>
      ))}
      {limits.says}
    </div>
  );
}
