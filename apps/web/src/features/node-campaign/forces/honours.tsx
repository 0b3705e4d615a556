'use client';
import { type Force, honoursOf, type Order, type Unit } from '@sealed-orders/rules/node-campaign';
import { forcesText } from '@sealed-orders/text/node-campaign/forces';
import { Pencil, Star } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { optionsOf, useNodePlace } from '../node-context.ts';
import { useForceOrder } from './use-force-order.ts';

interface HonoursProps {
  readonly force: Force;
  readonly unit: Unit;
}

/** Honours as stars, what they are, and for the owner a pen. */
export function HonoursCell({ force, unit, onWrite }: HonoursProps & { readonly onWrite: () => void }) {
  const { view, options } = useNodePlace();
  const count = honoursOf(view.settings, unit);
  const mayWrite = optionsOf(options, 'honours').some(
    (option) => option.force === force.id && option.units.includes(unit.id),
  );
  return (
    <span className="honours">
      {count === 0 ? (
        <span className="muted">{forcesText.noHonours}</span>
      ) : (
        <>
          <span aria-hidden className="stars">
            {Array.from({ length: Math.min(count, MOST_STARS) }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: stars are counted, not named
              <Star key={i} size={13} fill="currentColor" strokeWidth={0} />
            ))}
            {count > MOST_STARS ? ` ${count}` : null}
          </span>
          <span className="visually-hidden">{forcesText.honours(count)}</span>
        </>
      )}
      {unit.honours === '' ? null : <span className="ink2">{unit.honours}</span>}
      {mayWrite && (count > 0 || unit.honours !== '') ? (
        <Button kind="icon" size="small" aria-label={forcesText.writeHonoursOf(unit.name)} onClick={onWrite}>
          <Icon of={Pencil} size={14} />
        </Button>
      ) : null}
    </span>
  );
}

const MOST_STARS = 6;
const HONOURS = 200;

/** Writes down which honours a unit has. */
export function HonoursDialog({ force, unit, onClose }: HonoursProps & { readonly onClose: () => void }) {
  const { view } = useNodePlace();
  const [honours, write] = useState(unit.honours);
  const { send } = useForceOrder();
  const order: Order = { type: 'honours', force: force.id, unit: unit.id, honours: honours.trim() };
  return (
    <FormDialog
      title={forcesText.writeHonoursOf(unit.name)}
      action={forcesText.save}
      onSubmit={() => () => send(order, { done: forcesText.saved, failed: forcesText.notSaved })}
      onClose={onClose}
    >
      <Field
        name="honours"
        label={forcesText.honoursLabel}
        hint={forcesText.mayHave(honoursOf(view.settings, unit))}
        value={honours}
        maxLength={HONOURS}
        onChange={(event) => write(event.target.value)}
      />
    </FormDialog>
  );
}
