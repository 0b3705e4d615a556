'use client';
import type { BattleReport, ReportForm, ReportRow, UnitReport } from '@sealed-orders/rules/hex-campaign';
import { reportFormText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { NumberInput } from '../../kit/number-input.tsx';
import { Segments } from '../../new-campaign/segments.tsx';
import { type Count, mostOf, saidOf, unitIn, unitPointsLost, withoutUnit, withUnit, worthOf } from './report-draft.ts';
import { Stepper } from './stepper.tsx';

interface UnitRowProps {
  readonly form: ReportForm;
  readonly row: ReportRow;
  readonly report: BattleReport;
  readonly write: (report: BattleReport) => void;
}

/** A unit: how many models it lost, and on demand everything else that happened to it. */
export function UnitRow({ form, row, report, write }: UnitRowProps) {
  const [isOpen, setOpen] = useState(false);
  const unit = unitIn(report, row);
  const change = (changed: Partial<UnitReport>) => write(withUnit(report, row, changed));
  const isThere = saidOf(report, row) !== null || row.took[0] === 'fought';
  const mayMore = isThere && unit.took !== 'bombarded';
  return (
    <li className="unit-row">
      <div className="line">
        <span className="who">
          {row.name} <span className="muted">{reportFormText.of(row.models)}</span>
        </span>
        {mayMore ? (
          <Stepper
            label={reportFormText.countOf(reportFormText.counts.lost, row.name)}
            value={unit.lost}
            max={row.models}
            onChange={(lost) => change({ lost })}
          />
        ) : (
          <span />
        )}
        <span className="num">
          {unitPointsLost(row, unit.lost) === 0 ? '' : unitPointsLost(row, unit.lost).toLocaleString('en-GB')}
        </span>
        {mayMore ? (
          <Button
            kind="icon"
            size="small"
            aria-expanded={isOpen}
            aria-label={reportFormText.moreOf(row.name)}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon of={ChevronDown} />
          </Button>
        ) : (
          <span />
        )}
      </div>
      {row.took[0] === 'fought' ? null : <Came row={row} report={report} write={write} />}
      {isOpen && mayMore ? <More form={form} row={row} unit={unit} report={report} change={change} /> : null}
    </li>
  );
}

/** For a unit beside the battle: whether it came in, or fired. */
function Came({ row, report, write }: Omit<UnitRowProps, 'form'>) {
  const said = saidOf(report, row);
  const name = useId();
  const options = [
    ...row.took.map((took) => ({
      key: took,
      says: reportFormText.took(took),
      isOn: said?.took === took,
      pick: () => write(withUnit(withoutUnit(report, row), row, { took })),
    })),
    {
      key: 'away',
      says: reportFormText.stayedAway,
      isOn: said === null,
      pick: () => write(withoutUnit(report, row)),
    },
  ];
  return (
    <fieldset className="segments came">
      <legend className="visually-hidden">{row.name}</legend>
      {options.map(({ key, says, isOn, pick }) => (
        <label key={key}>
          <input type="radio" name={name} checked={isOn} onChange={pick} />
          {says}
        </label>
      ))}
    </fieldset>
  );
}

interface MoreProps {
  readonly form: ReportForm;
  readonly row: ReportRow;
  readonly unit: UnitReport;
  readonly report: BattleReport;
  readonly change: (changed: Partial<UnitReport>) => void;
}

const MOST_XP = 9999;
/** For a unit whose price is not on the reader's card. */
const MOST_POINTS = 9999;
const LEADERSHIP = { least: 2, most: 12, usual: 8 } as const;

function More({ form, row, unit, report, change }: MoreProps) {
  const most = mostOf(row, unit);
  const hasRetreat = report.retreats.includes(row.side);
  const shown: readonly Count[] = [
    ...(row.vehicle ? (['damaged', 'immobilised'] as const) : (['wounded'] as const)),
    ...(hasRetreat ? (['retreated'] as const) : []),
    ...(row.prisoners ? (['prisoners'] as const) : []),
  ];
  return (
    <div className="more">
      {shown.map((count) => (
        <div className="line" key={count}>
          <span>{reportFormText.counts[count]}</span>
          <Stepper
            label={reportFormText.countOf(reportFormText.counts[count], row.name)}
            value={unit[count]}
            max={most[count]}
            onChange={(value) => change({ [count]: value })}
          />
        </div>
      ))}
      {unit.prisoners > 0 ? <PrisonerWorth row={row} unit={unit} change={change} /> : null}
      {form.xp ? (
        <div className="line">
          <span>{reportFormText.counts.xp}</span>
          <Stepper
            label={reportFormText.countOf(reportFormText.counts.xp, row.name)}
            value={unit.xp}
            max={MOST_XP}
            onChange={(xp) => change({ xp })}
          />
        </div>
      ) : null}
      {unit.lost < row.models ? <Broken row={row} unit={unit} change={change} /> : null}
      {row.demon || unit.demon !== null ? <Demon unit={unit} change={change} /> : null}
    </div>
  );
}

/** What one prisoner is worth, which the unit's owner knows better than its points. HEX-RACE-DE-10. */
function PrisonerWorth({ row, unit, change }: Pick<MoreProps, 'row' | 'unit' | 'change'>) {
  const id = useId();
  return (
    <div className="line">
      <label htmlFor={id}>{reportFormText.prisonerPoints}</label>
      <NumberInput
        id={id}
        className="input small"
        min={0}
        max={row.each > 0 ? worthOf(row) : MOST_POINTS}
        value={unit.prisonerPoints ?? worthOf(row)}
        onChange={(prisonerPoints) => change({ prisonerPoints })}
      />
    </div>
  );
}

type BrokenProps = Pick<MoreProps, 'row' | 'unit' | 'change'>;

/** Whether it left the table broken, the leadership for its test, and whether the players rolled it. */
function Broken({ row, unit: { broken }, change }: BrokenProps) {
  const { rallied } = reportFormText;
  return (
    <>
      <label className="line">
        <span>{reportFormText.broken}</span>
        <input
          type="checkbox"
          className="toggle"
          checked={broken !== null}
          onChange={(event) =>
            change({ broken: event.target.checked ? { leadership: LEADERSHIP.usual, rallied: null } : null })
          }
        />
      </label>
      {broken === null ? null : (
        <>
          <div className="line">
            <span>{reportFormText.leadership}</span>
            <Stepper
              label={reportFormText.countOf(reportFormText.leadership, row.name)}
              value={broken.leadership}
              min={LEADERSHIP.least}
              max={LEADERSHIP.most}
              onChange={(leadership) => change({ broken: { ...broken, leadership } })}
            />
          </div>
          <Segments
            label={rallied.asked}
            value={broken.rallied === null ? 'null' : `${broken.rallied}`}
            options={[
              ['null', rallied.null],
              ['true', rallied.true],
              ['false', rallied.false],
            ]}
            onChange={(said) => change({ broken: { ...broken, rallied: said === 'null' ? null : said === 'true' } })}
          />
        </>
      )}
    </>
  );
}

/** What a possessing demon did. */
function Demon({ unit, change }: Pick<MoreProps, 'unit' | 'change'>) {
  const name = useId();
  const { demon } = reportFormText;
  return (
    <fieldset className="segments">
      <legend className="name">{demon.asked}</legend>
      {([null, 'alive', 'killed'] as const).map((value) => (
        <label key={value ?? 'none'}>
          <input type="radio" name={name} checked={unit.demon === value} onChange={() => change({ demon: value })} />
          {demon[value ?? 'none']}
        </label>
      ))}
    </fieldset>
  );
}
