import {
  type ChartWish,
  GROUNDS,
  generatedChart,
  type Kept,
  keptOf,
  SEAS,
  SIZE_LIMITS,
  SYMMETRIES,
  sizeOf,
} from '@sealed-orders/rules/hex-campaign/cartography';
import { mapEditorText } from '@sealed-orders/text/hex-campaign/map-editor';
import { mapChoiceText } from '@sealed-orders/text/hex-campaign/setup';
import { Brush, MapPin, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Choice, Field } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { NumberInput } from '../../kit/number-input.tsx';
import { useNumberLimits } from '../../kit/number-limits.tsx';
import { freshSeed } from '../setup/use-map-wish.ts';
import type { Editor } from './use-editor.ts';

/** Taken from the open map, so that a tap draws another of its kind. */
function firstWish({ size, starts = [] }: Editor['chart']): ChartWish {
  const within = (hexes: number) => Math.min(SIZE_LIMITS.most, Math.max(SIZE_LIMITS.least, hexes));
  return {
    seed: freshSeed(),
    seats: starts.length >= 2 ? Math.min(10, starts.length) : 4,
    size: { columns: within(size.columns), rows: within(size.rows) },
    sea: 'lakes',
    ground: 'mixed',
    symmetry: 'none',
  };
}

/** Draws a map from a seed in place of the open one; one undo step leads back. */
export function GeneratePanel({ editor }: { readonly editor: Editor }) {
  const text = mapEditorText.generate;
  const [wish, setWish] = useState(() => firstWish(editor.chart));
  const [says, say] = useState<string | null>(null);
  const isEven = wish.seats % 2 === 0;
  const draw = (wanted: ChartWish) => {
    setWish(wanted);
    const made = generatedChart({ ...wanted, symmetry: isEven ? wanted.symmetry : 'none' });
    if (made.ok) editor.act({ type: 'replaced', chart: made.value });
    const { tooSmall } = mapChoiceText;
    say(made.ok ? null : tooSmall(made.problem));
  };
  const kept = keptOf(editor.chart);
  const redraw = (around: Kept) => {
    const wanted = { ...wish, seed: freshSeed() };
    setWish(wanted);
    const made = generatedChart(wanted, around);
    if (made.ok) editor.act({ type: 'replaced', chart: made.value });
    say(null);
  };
  return (
    <section className="map-generate" aria-label={text.title}>
      <h2 className="section-title">{text.title}</h2>
      <p className="hint">{text.says}</p>
      <WishFields wish={wish} isEven={isEven} onChange={(part) => setWish((before) => ({ ...before, ...part }))} />
      <div className="pair">
        <Button onClick={() => draw({ ...wish, seed: freshSeed() })}>
          <Icon of={Shuffle} /> {text.again}
        </Button>
        <Button onClick={() => draw(wish)}>
          <Icon of={Brush} /> {text.draw}
        </Button>
      </div>
      {kept === null ? null : (
        <>
          <Button className="justify-center" onClick={() => redraw(kept)}>
            <Icon of={MapPin} /> {text.keep}
          </Button>
          <p className="hint mt-0!">{text.keepSays}</p>
        </>
      )}
      {says === null ? null : (
        <Notice kind="warn" live>
          {says}
        </Notice>
      )}
    </section>
  );
}

interface WishFieldsProps {
  readonly wish: ChartWish;
  readonly isEven: boolean;
  readonly onChange: (part: Partial<ChartWish>) => void;
}

const optionsOf = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map((value) => [value, names[value]] as const);

function WishFields({ wish, isEven, onChange }: WishFieldsProps) {
  const text = mapChoiceText;
  return (
    <>
      <div className="pair">
        <SizeFields wish={wish} onChange={onChange} />
        <div className="field">
          <span className="name">{mapEditorText.generate.seats}</span>
          <NumberInput
            className="input"
            aria-label={mapEditorText.generate.seats}
            min={2}
            max={10}
            value={wish.seats}
            onChange={(seats) => onChange({ seats })}
          />
        </div>
      </div>
      <div className="pair">
        <Choice
          label={text.sea}
          value={wish.sea}
          options={optionsOf(SEAS, text.seas)}
          onChange={(sea) => onChange({ sea })}
        />
        <Choice
          label={text.ground}
          value={wish.ground}
          options={optionsOf(GROUNDS, text.grounds)}
          onChange={(ground) => onChange({ ground })}
        />
      </div>
      <div className="pair">
        <Choice
          label={text.symmetry}
          value={isEven ? wish.symmetry : 'none'}
          options={optionsOf(SYMMETRIES, text.symmetries)}
          disabled={!isEven}
          onChange={(symmetry) => onChange({ symmetry })}
        />
        <Field
          name="map-seed"
          label={text.seed}
          maxLength={40}
          value={wish.seed}
          onChange={(event) => onChange({ seed: event.target.value || ' ' })}
        />
      </div>
    </>
  );
}

function SizeFields({ wish, onChange }: Omit<WishFieldsProps, 'isEven'>) {
  const text = mapChoiceText;
  const size = sizeOf(wish);
  const limits = useNumberLimits(SIZE_LIMITS);
  const sides = [
    ['columns', text.columns],
    ['rows', text.rows],
  ] as const;
  return (
    <div className="field">
      <span className="name">{text.sides}</span>
      <span className="pair">
        {sides.map(([side, name]) => (
          <NumberInput
            key={side}
            className="input"
            aria-label={name}
            min={SIZE_LIMITS.least}
            max={SIZE_LIMITS.most}
            value={size[side]}
            onChange={(value) => onChange({ size: { ...size, [side]: value } })}
            onWrong={limits.onWrong(side)}
          />
        ))}
      </span>
      {limits.says}
    </div>
  );
}
