'use client';
import { type Force, honoursOf, isMindless, type Order, type Unit } from '@sealed-orders/rules/node-campaign';
import { forcesText } from '@sealed-orders/text/node-campaign/forces';
import { Pencil, Plus, Star } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { optionsOf, useNodePlace } from '../node-context.ts';
import type { ModifyForm } from './forms.ts';
import { asItIs, type SheetRow, withAdded, withChange, withRetired } from './modify-pen.ts';
import { UnitDialog } from './unit-dialog.tsx';
import { useForceOrder } from './use-force-order.ts';

const { columns, modify: modifyText } = forcesText;

interface RosterTableProps {
  readonly force: Force;
  readonly rows: readonly SheetRow[];
  /** Null: the reader cannot change it by an order. */
  readonly modify: ModifyForm | null;
}

type Asked = { readonly about: 'add' } | { readonly about: 'change' | 'honours'; readonly unit: Unit } | null;

/** The units of a battleforce. What the order changes is tinted, what it retires is struck through. */
export function RosterTable({ force, rows, modify }: RosterTableProps) {
  const { view } = useNodePlace();
  const [asked, ask] = useState<Asked>(null);
  const close = () => ask(null);
  return (
    <section className="force-card roster" aria-label={forcesText.units}>
      {rows.length === 0 ? (
        <p className="muted p-4">{forcesText.noUnits}</p>
      ) : (
        <table className="ledger roster-table" aria-label={forcesText.units}>
          <thead>
            <tr>
              <th scope="col">{columns.unit}</th>
              <th scope="col">{columns.category}</th>
              <th scope="col">{columns.description}</th>
              <th scope="col" className="num">
                {columns.points}
              </th>
              <th scope="col" className="num">
                {columns.xp}
              </th>
              <th scope="col">{columns.honours}</th>
              {modify === null ? null : (
                <th scope="col">
                  <span className="visually-hidden">{modifyText.change}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <UnitRow key={row.unit?.id ?? `new ${i}`} {...{ force, row, modify, ask }} />
            ))}
          </tbody>
        </table>
      )}
      <footer className="roster-foot">
        <p className="hint">
          {forcesText.honoursSays(view.settings.xpPerHonour)} <RuleChip rule="NODE-XP-05" />
        </p>
        {modify === null ? null : (
          <Button size="small" onClick={() => ask({ about: 'add' })}>
            <Icon of={Plus} /> {modifyText.add(modify.option.prices.add)}
          </Button>
        )}
      </footer>
      {asked?.about === 'honours' ? <Honours force={force} unit={asked.unit} onClose={close} /> : null}
      {modify === null || asked === null || asked.about === 'honours' ? null : (
        <UnitDialog
          unit={asked.about === 'add' ? null : asked.unit}
          change={asked.about === 'add' ? null : (changeOf(modify, asked.unit) ?? null)}
          onTake={(unit, changes) =>
            modify.write(
              asked.about === 'add'
                ? withAdded(modify.pen, unit)
                : withChange(modify.pen, { unit: asked.unit.id, changes, into: unit }),
            )
          }
          onClose={close}
        />
      )}
    </section>
  );
}

const changeOf = ({ pen }: ModifyForm, { id }: Unit) => pen.change.find(({ unit }) => unit === id);

interface UnitRowProps {
  readonly force: Force;
  readonly row: SheetRow;
  readonly modify: ModifyForm | null;
  readonly ask: (asked: Asked) => void;
}

const FATES: Readonly<Record<SheetRow['fate'], string | null>> = {
  stays: null,
  changes: modifyText.changing,
  leaves: modifyText.retired,
  joins: modifyText.adds,
};

function UnitRow({ force, row, modify, ask }: UnitRowProps) {
  const { view } = useNodePlace();
  const { unit, shown, fate } = row;
  const says = FATES[fate];
  return (
    <tr className={fate}>
      <th scope="row">
        <span className="name">{shown.name}</span>
        {isMindless(view.settings, shown) ? <span className="chip">{forcesText.mindless}</span> : null}
        {says === null ? null : <span className="visually-hidden"> {says}</span>}
      </th>
      <td data-label={columns.category} className="ink2">
        {forcesText.categories[shown.category]}
      </td>
      <td data-label={columns.description}>{shown.description}</td>
      <td data-label={columns.points} className="num">
        {forcesText.points(shown.points)}
      </td>
      <td data-label={columns.xp} className="num">
        <b>{unit === null ? 0 : forcesText.points(unit.xp)}</b>
      </td>
      <td data-label={columns.honours}>
        {unit === null ? null : (
          <HonoursCell force={force} unit={unit} onWrite={() => ask({ about: 'honours', unit })} />
        )}
      </td>
      {modify === null ? null : (
        <td className="acts">{unit === null ? null : <Acts unit={unit} fate={fate} modify={modify} ask={ask} />}</td>
      )}
    </tr>
  );
}

interface ActsProps extends Pick<UnitRowProps, 'ask'> {
  readonly unit: Unit;
  readonly fate: SheetRow['fate'];
  readonly modify: ModifyForm;
}

function Acts({ unit, fate, modify: { pen, write }, ask }: ActsProps) {
  if (fate === 'leaves') {
    return (
      <Button
        kind="quiet"
        size="small"
        aria-label={modifyText.keepUnit(unit.name)}
        onClick={() => write(asItIs(pen, unit.id))}
      >
        {modifyText.keep}
      </Button>
    );
  }
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        aria-label={modifyText.changeUnit(unit.name)}
        onClick={() => ask({ about: 'change', unit })}
      >
        {fate === 'changes' ? modifyText.changing : modifyText.change}
      </Button>
      <Button
        kind="quiet"
        size="small"
        aria-label={modifyText.retire(unit.name)}
        onClick={() => write(withRetired(pen, unit.id))}
      >
        {modifyText.retireIt}
      </Button>
    </>
  );
}

interface HonoursProps {
  readonly force: Force;
  readonly unit: Unit;
}

/** Honours as stars, what they are, and for the owner a pen. */
function HonoursCell({ force, unit, onWrite }: HonoursProps & { readonly onWrite: () => void }) {
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
function Honours({ force, unit, onClose }: HonoursProps & { readonly onClose: () => void }) {
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
