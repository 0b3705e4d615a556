'use client';
import { type Command, type NewUnit, UNIT_CATEGORIES, type Unit } from '@sealed-orders/rules/node-campaign';
import { forcesText } from '@sealed-orders/text/node-campaign/forces';
import { useId, useState } from 'react';
import { Choice, Field } from '../../kit/field.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { NumberInput } from '../../kit/number-input.tsx';
import { useNodePlace } from '../node-context.ts';
import { BLANK_UNIT, draftOfUnit, typedUnit, type UnitDraft } from './unit-draft.ts';

const text = forcesText.unit;
const MOST_CHANGES = 20;

interface UnitDialogProps {
  /** The unit to change; null: a new one. */
  readonly unit: Unit | null;
  /** How the order already changes it. */
  readonly change: Extract<Command, { readonly type: 'modify' }>['change'][number] | null;
  readonly onTake: (unit: NewUnit, changes: number) => void;
  readonly onClose: () => void;
}

/** A unit that joins, or what one becomes and how many changes that takes. */
export function UnitDialog({ unit, change, onTake, onClose }: UnitDialogProps) {
  const id = useId();
  const start = change?.into ?? unit;
  const [draft, write] = useState<UnitDraft>(start === null ? BLANK_UNIT : draftOfUnit(start));
  const [changes, count] = useState(change?.changes ?? 1);
  const typed = typedUnit(draft);
  return (
    <FormDialog
      title={unit === null ? text.addTitle : text.changeTitle(unit.name)}
      action={unit === null ? text.addIt : text.changeIt}
      canConfirm={typed !== null}
      onSubmit={() => (typed === null ? null : () => onTake(typed, changes))}
      onClose={onClose}
    >
      <UnitFields draft={draft} write={(part) => write({ ...draft, ...part })} />
      {unit === null ? null : (
        <div className="field">
          <label className="name" htmlFor={id}>
            {text.changes}
          </label>
          <NumberInput
            id={id}
            className="input"
            min={1}
            max={MOST_CHANGES}
            value={changes}
            aria-describedby={`${id}-says`}
            onChange={count}
          />
          <p className="hint" id={`${id}-says`}>
            {text.changesSays}
          </p>
        </div>
      )}
      {typed === null ? <p className="hint">{text.isMissing}</p> : null}
    </FormDialog>
  );
}

interface UnitFieldsProps {
  readonly draft: UnitDraft;
  readonly write: (part: Partial<UnitDraft>) => void;
}

/** What a roster says about a unit. */
function UnitFields({ draft, write }: UnitFieldsProps) {
  const { view } = useNodePlace();
  return (
    <>
      <Field
        name="unit"
        label={text.name}
        value={draft.name}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => write({ name: event.target.value })}
      />
      <div className="unit-pair">
        <Choice
          label={text.category}
          value={draft.category}
          options={UNIT_CATEGORIES.map((category) => [category, forcesText.categories[category]] as const)}
          onChange={(category) => write({ category })}
        />
        <Field
          name="points"
          label={text.points}
          inputMode="numeric"
          value={draft.points}
          onChange={(event) => write({ points: event.target.value })}
        />
      </div>
      <Field
        name="description"
        label={text.description}
        value={draft.description}
        maxLength={500}
        onChange={(event) => write({ description: event.target.value })}
      />
      {view.settings.errata.mindless === 'on' ? (
        <label className="row">
          <input
            type="checkbox"
            className="toggle"
            checked={draft.isMindless}
            onChange={(event) => write({ isMindless: event.target.checked })}
          />
          {text.isMindless}
        </label>
      ) : null}
    </>
  );
}
