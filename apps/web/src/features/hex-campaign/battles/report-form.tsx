'use client';
import type { BattleReport, BattleSide, ReportForm, SeenBattle } from '@sealed-orders/rules/hex-campaign';
import { BATTLE_SIDES } from '@sealed-orders/rules/hex-campaign';
import { reportFormText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { holdingsText } from '@sealed-orders/text/hex-campaign/holdings';
import { useId } from 'react';
import { NumberInput } from '../../kit/number-input.tsx';
import { Segments } from '../../new-campaign/segments.tsx';
import { useHexPlace } from '../hex-context.ts';
import { SideSwatch } from './battle-symbols.tsx';
import { pointsLost, saidOf, withFate, withRetreat } from './report-draft.ts';
import { armyName } from './sides.ts';
import { Stepper } from './stepper.tsx';
import { UnitRow } from './unit-rows.tsx';

interface FormProps {
  readonly battle: SeenBattle;
  readonly form: ReportForm;
  readonly report: BattleReport;
  readonly write: (report: BattleReport) => void;
}

const MOST_TURNS = 20;
const MOST_POINTS = 99_999;

/** Everything that a report can say, filled in by tapping. */
export function ReportFields(props: FormProps) {
  const { battle, form, report, write } = props;
  const { view, words } = useHexPlace();
  const name = (side: BattleSide) => armyName(view, words, battle[side]);
  const isOther = report.units.some((unit) => !form.rows.some((row) => saidOf(report, row) === unit));
  return (
    <>
      {BATTLE_SIDES.map((side) => (
        <Losses key={side} side={side} {...props} />
      ))}
      {isOther ? <p className="hint">{reportFormText.otherHelp}</p> : null}
      <Works {...props} />
      <div className="line-of">
        <span>{reportFormText.turns}</span>
        <Stepper
          label={reportFormText.turns}
          value={report.turns}
          min={1}
          max={MOST_TURNS}
          onChange={(turns) => write({ ...report, turns })}
        />
      </div>
      <TablePoints {...props} />
      <Segments
        label={reportFormText.scenario}
        value={report.scenario ?? 'nobody'}
        options={[
          ['attacker', name('attacker')],
          ['nobody', reportFormText.nobody],
          ['defender', name('defender')],
        ]}
        onChange={(who) => write({ ...report, scenario: who === 'nobody' ? null : who })}
      />
      <Retreats {...props} />
      <Segments
        label={reportFormText.surrender}
        value={report.surrender ?? 'nobody'}
        options={surrenders(form, name)}
        onChange={(who) => write({ ...report, surrender: who === 'nobody' ? null : who })}
      />
    </>
  );
}

function surrenders(form: ReportForm, name: (side: BattleSide) => string) {
  const side = (one: BattleSide) => (form.surrender.includes(one) ? ([[one, name(one)]] as const) : []);
  return [...side('attacker'), ['nobody', reportFormText.nobody] as const, ...side('defender')];
}

/** One side's losses, by unit and in total. */
function Losses({ side, battle, form, report, write }: FormProps & { readonly side: BattleSide }) {
  const { view, words } = useHexPlace();
  const rows = form.rows.filter((row) => row.side === side);
  if (rows.length === 0) return null;
  const name = armyName(view, words, battle[side]);
  return (
    <section aria-label={reportFormText.lost(name)}>
      <h4 className="row">
        <SideSwatch side={battle[side]} /> <span className="grow">{reportFormText.lost(name)}</span>
        <small className="points-head">{reportFormText.pointsHead}</small>
      </h4>
      <ul>
        {rows.map((row) => (
          <UnitRow key={`${row.piece} ${row.unit}`} form={form} row={row} report={report} write={write} />
        ))}
      </ul>
      <p className="together">
        <span>{reportFormText.together}</span>
        <b>{pointsLost(report, form, side).toLocaleString('en-GB')}</b>
      </p>
    </section>
  );
}

/** Works of the Stronghold that were silenced, captured or destroyed. */
function Works({ form, report, write }: FormProps) {
  if (form.defences.length === 0) return null;
  return (
    <section aria-label={reportFormText.works}>
      <h4>{reportFormText.works}</h4>
      {form.defences.map(({ id, type, weapon }) => (
        <Segments
          key={id}
          label={holdingsText.defence(type, weapon, 1)}
          value={report.defences.find(({ defence }) => defence === id)?.fate ?? 'held'}
          options={[
            ['held', reportFormText.held],
            ['silenced', reportFormText.fate('silenced')],
            ['controlled', reportFormText.fate('controlled')],
            ['destroyed', reportFormText.fate('destroyed')],
          ]}
          onChange={(fate) => write(withFate(report, id, fate === 'held' ? null : fate))}
        />
      ))}
    </section>
  );
}

/** Victory points that both sides scored at the table. */
function TablePoints({ battle, report, write }: FormProps) {
  const { view, words } = useHexPlace();
  const id = useId();
  return (
    <fieldset className="field">
      <legend className="name">{reportFormText.points}</legend>
      <div className="points-of">
        {BATTLE_SIDES.map((side) => (
          <label key={side} htmlFor={`${id}-${side}`}>
            <span className="muted">{armyName(view, words, battle[side])}</span>
            <NumberInput
              id={`${id}-${side}`}
              className="input"
              min={0}
              max={MOST_POINTS}
              value={report.points[side]}
              onChange={(points) => write({ ...report, points: { ...report.points, [side]: points } })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Who declared a retreat; of two the first one counts. */
function Retreats({ battle, form, report, write }: FormProps) {
  const { view, words } = useHexPlace();
  return (
    <fieldset className="field">
      <legend className="name">{reportFormText.retreat}</legend>
      {BATTLE_SIDES.map((side) => (
        <label key={side} className="line-of">
          <span>
            {armyName(view, words, battle[side])}{' '}
            {report.retreats.length > 1 && report.retreats[0] === side ? (
              <span className="muted">{reportFormText.firstRetreat}</span>
            ) : null}
          </span>
          <input
            type="checkbox"
            className="toggle"
            checked={report.retreats.includes(side)}
            onChange={(event) => write(withRetreat(report, form, side, event.target.checked))}
          />
        </label>
      ))}
      <p className="hint">{reportFormText.retreatFrom(form.retreatFrom)}</p>
    </fieldset>
  );
}
