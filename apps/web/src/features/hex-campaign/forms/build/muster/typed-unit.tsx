import {
  MOVE_CLASSES,
  type MusterOption,
  SLOTS,
  type UnitKind,
  type UnitNatures,
  type UnitSetup,
} from '@sealed-orders/rules/hex-campaign';
import { plain } from '@sealed-orders/text';
import { describeRejection, MOVE_CLASS_NAMES, SLOT_NAMES } from '@sealed-orders/text/hex-campaign';
import { buildText, capital } from '@sealed-orders/text/hex-campaign/forms/build';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { Choice, Field } from '../../../../kit/field.tsx';
import { Icon } from '../../../../kit/icon.tsx';
import { RuleChip } from '../../../../kit/rule-chip.tsx';
import { useHexPlace } from '../../../hex-context.ts';
import { PLAIN_KIND, type TypedDraft, typedUnit } from './typed.ts';
import { UnitNature } from './unit-nature.tsx';

interface TypedUnitProps {
  readonly known: readonly UnitKind[];
  readonly natures: UnitNatures;
  readonly kinds: MusterOption['kinds'] | null;
  readonly onTake: (unit: UnitSetup) => void;
}

const FRESH: TypedDraft = { kind: PLAIN_KIND, limit: null, most: '1', models: '10', points: '100' };

/** A unit typed in: an entry of the seat's list, or any other with everything that the rules need to know about it. */
export function TypedUnit({ known, natures, kinds, onTake }: TypedUnitProps) {
  const [draft, setDraft] = useState<TypedDraft>(FRESH);
  const text = buildText.muster;
  const { kind } = draft;
  const change = (to: Partial<UnitKind>) => setDraft({ ...draft, kind: { ...kind, ...to } });
  const unit = typedUnit(draft);
  return (
    <div className="typed-unit">
      <KindChoice {...{ known, draft, setDraft }} />
      <KindRefusal refusal={kinds?.find((one) => one.kind === kind.kind)?.refusal ?? null} />
      <Field
        name="unit"
        label={text.unitName}
        value={kind.name}
        maxLength={80}
        onChange={(event) => change({ name: event.target.value })}
      />
      <div className="pair">
        <Choice
          label={text.slot}
          value={kind.slot}
          options={SLOTS.map((slot) => [slot, SLOT_NAMES[slot]] as const)}
          onChange={(slot) => change({ slot })}
        />
        <Choice
          label={text.moveClass}
          value={kind.moveClass}
          options={MOVE_CLASSES.map((one) => [one, MOVE_CLASS_NAMES[one]] as const)}
          onChange={(moveClass) => change({ moveClass })}
        />
      </div>
      <div className="pair">
        {(['models', 'points'] as const).map((which) => (
          <Field
            key={which}
            name={which}
            label={which === 'models' ? text.models : text.modelPoints}
            inputMode="numeric"
            value={draft[which]}
            onChange={(event) => setDraft({ ...draft, [which]: event.target.value })}
          />
        ))}
      </div>
      <UnitNature key={kind.kind} {...{ known, natures, draft, setDraft }} />
      <Button
        disabled={unit === null}
        onClick={() => {
          if (unit !== null) onTake(unit);
        }}
      >
        <Icon of={Plus} size={17} /> {text.addUnit}
      </Button>
    </div>
  );
}

interface KindChoiceProps {
  readonly known: readonly UnitKind[];
  readonly draft: TypedDraft;
  readonly setDraft: (draft: TypedDraft) => void;
}

/** An entry of the seat's list, or none. */
function KindChoice({ known, draft, setDraft }: KindChoiceProps) {
  const text = buildText.muster;
  return (
    <Choice
      label={text.kindOf}
      value={draft.kind.kind}
      options={[
        ['', text.otherKind] as const,
        ...known.map((one) => [one.kind, `${capital(one.name)}, ${SLOT_NAMES[one.slot]}`] as const),
      ]}
      onChange={(wanted) => {
        const found = known.find((one) => one.kind === wanted) ?? PLAIN_KIND;
        setDraft({ ...draft, kind: { ...found, name: capital(found.name) }, limit: null });
      }}
    />
  );
}

/** Why a kind is not available here. */
function KindRefusal({ refusal }: { readonly refusal: MusterOption['kinds'][number]['refusal'] }) {
  const { words } = useHexPlace();
  if (refusal === null) return null;
  return (
    <p className="hint bad">
      {plain(describeRejection(refusal, words))} <RuleChip rule={refusal.rule} />
    </p>
  );
}
