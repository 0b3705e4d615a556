import { GROUNDS, SEAS, SIZE_LIMITS, SYMMETRIES, sizeOf } from '@sealed-orders/rules/hex-campaign/cartography';
import { mapChoiceText } from '@sealed-orders/text/hex-campaign/setup';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { NumberInput } from '../../kit/number-input.tsx';
import { useNumberLimits } from '../../kit/number-limits.tsx';
import { Segments } from '../../new-campaign/segments.tsx';
import { freshSeed, type MapChoices } from './use-map-wish.ts';

interface MapWishFieldsProps {
  readonly choices: MapChoices;
  readonly seats: number;
  readonly onChange: (part: Partial<MapChoices>) => void;
}

const optionsOf = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map((value) => [value, names[value]] as const);

/** What a generated map should be like. */
export function MapWishFields({ choices, seats, onChange }: MapWishFieldsProps) {
  const text = mapChoiceText;
  const { sea, ground, symmetry, seed } = choices;
  return (
    <div className="wishes">
      <Segments
        label={text.ground}
        value={ground}
        options={optionsOf(GROUNDS, text.grounds)}
        onChange={(value) => onChange({ ground: value })}
      />
      <Segments
        label={text.sea}
        value={sea}
        options={optionsOf(SEAS, text.seas)}
        onChange={(value) => onChange({ sea: value })}
      />
      {seats % 2 === 0 ? (
        <Segments
          label={text.symmetry}
          value={symmetry}
          options={optionsOf(SYMMETRIES, text.symmetries)}
          onChange={(value) => onChange({ symmetry: value })}
        />
      ) : null}
      <SizeFields choices={choices} seats={seats} onChange={onChange} />
      <Field
        name="seed"
        label={text.seed}
        hint={text.seedHint}
        maxLength={40}
        value={seed}
        onChange={(event) => onChange({ seed: event.target.value || ' ' })}
      />
      <Button kind="quiet" onClick={() => onChange({ seed: freshSeed() })}>
        <Icon of={RefreshCw} /> {text.again}
      </Button>
    </div>
  );
}

function SizeFields({ choices, seats, onChange }: MapWishFieldsProps) {
  const text = mapChoiceText;
  const size = sizeOf({ ...choices, seats });
  const { least, most } = SIZE_LIMITS;
  const limits = useNumberLimits(SIZE_LIMITS);
  const fields = [
    ['columns', text.columns],
    ['rows', text.rows],
  ] as const;
  return (
    <div className="field">
      <span className="name">{text.size}</span>
      <span className="row">
        {fields.map(([side, name]) => (
          <NumberInput
            key={side}
            className="input small"
            aria-label={name}
            min={least}
            max={most}
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
