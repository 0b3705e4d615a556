'use client';
import { type Force, isMindless, type Unit } from '@sealed-orders/rules/node-campaign';
import { forcesText } from '@sealed-orders/text/node-campaign/forces';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';
import type { ModifyForm } from './forms.ts';
import { HonoursCell, HonoursDialog } from './honours.tsx';
import { asItIs, type SheetRow, withAdded, withChange, withRetired } from './modify-pen.ts';
import { UnitDialog } from './unit-dialog.tsx';

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
      {asked?.about === 'honours' ? <HonoursDialog force={force} unit={asked.unit} onClose={close} /> : null}
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
      <td className="ink2">{forcesText.categories[shown.category]}</td>
      <td>{shown.description}</td>
      <td className="num">{forcesText.points(shown.points)}</td>
      <td data-label={columns.xp} className="num">
        <b>{unit === null ? 0 : forcesText.points(unit.xp)}</b>
      </td>
      <td>
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
