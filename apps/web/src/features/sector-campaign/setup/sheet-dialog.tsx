'use client';
import { KINDS, type NewDetachment, TRAITS } from '@sealed-orders/rules/sector-campaign';
import { KIND_NAMES, TRAIT_NAMES } from '@sealed-orders/text/sector-campaign';
import { armyText, sheetText } from '@sealed-orders/text/sector-campaign/setup';
import { X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Choice, Field } from '../../kit/field.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { NumberInput } from '../../kit/number-input.tsx';
import {
  type SheetDraft,
  typedDetachment,
  type UnitDraft,
  withoutUnit,
  withTrait,
  withUnit,
  withUnitChanged,
} from './sheet-draft.ts';

interface SheetDialogProps {
  readonly start: SheetDraft;
  /** The name of the detachment that is changed; null: a new one. */
  readonly changes: string | null;
  /** Whether its kind and its commander stay as they are. */
  readonly isFixed?: boolean;
  /** What to say about the detachment as typed, and whether it may be taken. */
  readonly judge?: (typed: NewDetachment) => { readonly isAllowed: boolean; readonly says: ReactNode };
  readonly onTake: (detachment: NewDetachment) => void;
  readonly onClose: () => void;
}

/** SEC-SETUP-02: a detachment with its units, and what they can do on the map. */
export function SheetDialog({ start, changes, isFixed = false, judge, onTake, onClose }: SheetDialogProps) {
  const [draft, write] = useState(start);
  const typed = typedDetachment(draft);
  const judged = typed === null ? null : (judge?.(typed) ?? null);
  return (
    <FormDialog
      title={changes === null ? sheetText.addTitle : sheetText.changeTitle(changes)}
      action={changes === null ? sheetText.addIt : sheetText.changeIt}
      canConfirm={typed !== null && judged?.isAllowed !== false}
      onSubmit={() => (typed === null ? null : () => onTake(typed))}
      onClose={onClose}
    >
      <SheetFields draft={draft} write={write} isFixed={isFixed} />
      <fieldset className="grid gap-3">
        <legend className="name">{sheetText.units}</legend>
        {draft.units.map((unit, i) => (
          <UnitFields
            key={unit.key}
            unit={unit}
            number={i + 1}
            change={(part) => write(withUnitChanged(draft, unit.key, part))}
            remove={draft.units.length === 1 ? null : () => write(withoutUnit(draft, unit.key))}
          />
        ))}
        <p>
          <Button size="small" onClick={() => write(withUnit(draft))}>
            {sheetText.addUnit}
          </Button>
        </p>
      </fieldset>
      {typed === null ? <p className="hint">{sheetText.isMissing}</p> : null}
      {judged?.says}
    </FormDialog>
  );
}

interface SheetFieldsProps {
  readonly draft: SheetDraft;
  readonly write: (draft: SheetDraft) => void;
  readonly isFixed: boolean;
}

function SheetFields({ draft, write, isFixed }: SheetFieldsProps) {
  return (
    <>
      <Field
        name="detachment"
        label={sheetText.name}
        value={draft.name}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => write({ ...draft, name: event.target.value })}
      />
      {isFixed ? null : <KindFields draft={draft} write={write} />}
    </>
  );
}

/** SEC-SETUP-03: its kind, and whether the supreme commander is in it. */
function KindFields({ draft, write }: Omit<SheetFieldsProps, 'isFixed'>) {
  return (
    <>
      <div>
        <Choice
          label={sheetText.kind}
          value={draft.kind}
          options={KINDS.map((kind) => [kind, KIND_NAMES[kind]] as const)}
          onChange={(kind) => write({ ...draft, kind })}
        />
        <p className="hint">{sheetText.kindSays[draft.kind]}</p>
      </div>
      <label className="row">
        <input
          type="checkbox"
          className="check-box"
          checked={draft.isCommander}
          onChange={(event) => write({ ...draft, isCommander: event.target.checked })}
        />
        <span>
          {sheetText.isCommander} <small className="muted">{armyText.commanderSays}</small>
        </span>
      </label>
    </>
  );
}

interface UnitFieldsProps {
  readonly unit: UnitDraft;
  readonly number: number;
  readonly change: (part: Partial<Omit<UnitDraft, 'key'>>) => void;
  readonly remove: (() => void) | null;
}

function UnitFields({ unit, number, change, remove }: UnitFieldsProps) {
  return (
    <fieldset className="sheet-unit" aria-label={sheetText.unit(number)}>
      <div className="row">
        <div className="grow">
          <Field
            name={`unit-${unit.key}`}
            label={sheetText.unitName}
            value={unit.name}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => change({ name: event.target.value })}
          />
        </div>
        {remove === null ? null : (
          <Button kind="icon" aria-label={sheetText.removeUnit(unit.name)} onClick={remove}>
            <Icon of={X} />
          </Button>
        )}
      </div>
      <div className="unit-pair">
        {(['count', 'points'] as const).map((field) => (
          <Field
            key={field}
            name={`${field}-${unit.key}`}
            label={sheetText[field]}
            inputMode="numeric"
            value={unit[field]}
            onChange={(event) => change({ [field]: event.target.value })}
          />
        ))}
      </div>
      <div className="row flex-wrap">
        {TRAITS.map((trait) => (
          <label key={trait} className="row">
            <input
              type="checkbox"
              className="check-box"
              checked={unit.traits.includes(trait)}
              onChange={() => change({ traits: withTrait(unit, trait) })}
            />
            {TRAIT_NAMES[trait]}
          </label>
        ))}
      </div>
      <details>
        <summary>{sheetText.more}</summary>
        <AirFields unit={unit} change={change} />
      </details>
    </fieldset>
  );
}

const AIR_FIELDS = [
  { field: 'intercept', label: sheetText.intercept, says: sheetText.interceptSays, min: 0, max: 6 },
  { field: 'armour', label: sheetText.armour, says: sheetText.armourSays, min: 2, max: 6 },
  { field: 'lift', label: sheetText.lift, says: sheetText.liftSays, min: 0, max: 100 },
] as const;

/** SEC-DROP-05, SEC-AIR-06, -12. */
function AirFields({ unit, change }: Pick<UnitFieldsProps, 'unit' | 'change'>) {
  const id = useId();
  return (
    <div className="grid gap-2">
      {AIR_FIELDS.map(({ field, label, says, min, max }) => (
        <div key={field} className="field">
          <label className="name" htmlFor={`${id}-${field}`}>
            {label}
          </label>
          <NumberInput
            id={`${id}-${field}`}
            className="input"
            min={min}
            max={max}
            value={unit[field]}
            aria-describedby={`${id}-${field}-says`}
            onChange={(value) => change({ [field]: value })}
          />
          <p className="hint" id={`${id}-${field}-says`}>
            {says}
          </p>
        </div>
      ))}
    </div>
  );
}
