import type { BattleReport, BattleSide, ReportForm, SeenBattle } from '@sealed-orders/rules/hex-campaign';
import { BATTLE_SIDES } from '@sealed-orders/rules/hex-campaign';
import { reportFormText, toldText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { holdingsText } from '@sealed-orders/text/hex-campaign/holdings';
import { useHexPlace } from '../hex-context.ts';
import { SideSwatch } from './battle-symbols.tsx';
import { pointsLost, saidOf } from './report-draft.ts';
import { armyName } from './sides.ts';

interface ToldProps {
  readonly battle: SeenBattle;
  readonly form: ReportForm;
  readonly report: BattleReport;
}

/** A submitted report, line by line. */
export function ToldReport({ battle, form, report }: ToldProps) {
  const { view, words } = useHexPlace();
  const name = (side: BattleSide) => armyName(view, words, battle[side]);
  const { turns, points, scenario, retreats, surrender } = report;
  const beside = report.units.filter((unit) => !form.rows.some((row) => saidOf(report, row) === unit));
  return (
    <div className="told-report">
      <p>
        {toldText.turns(turns)}, {toldText.points(points.attacker, points.defender)}.
      </p>
      {scenario === null ? null : <p>{toldText.scenario(name(scenario))}.</p>}
      {retreats.map((side) => (
        <p key={side}>{toldText.retreat(name(side))}.</p>
      ))}
      {surrender === null ? null : <p>{toldText.surrender(name(surrender))}.</p>}
      {BATTLE_SIDES.map((side) => (
        <ToldLosses key={side} side={side} battle={battle} form={form} report={report} />
      ))}
      <ToldWorks form={form} report={report} />
      {beside.map((unit) => (
        <p key={`${unit.piece} ${unit.unit}`}>
          {toldText.beside}: {toldText.unit(unit)}
        </p>
      ))}
    </div>
  );
}

/** What happened to works of the Stronghold. */
function ToldWorks({ form, report }: Pick<ToldProps, 'form' | 'report'>) {
  if (report.defences.length === 0) return null;
  return (
    <section>
      <h4>{reportFormText.works}</h4>
      <ul>
        {report.defences.map(({ defence, fate }) => {
          const work = form.defences.find(({ id }) => id === defence);
          return (
            <li key={defence}>
              <span>{work === undefined ? defence : holdingsText.defence(work.type, work.weapon, 1)}</span>{' '}
              <span className="ink2">{toldText.fate(fate)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function ToldLosses({ side, battle, form, report }: ToldProps & { readonly side: BattleSide }) {
  const { view, words } = useHexPlace();
  const told = form.rows.flatMap((row) => {
    const unit = row.side === side ? saidOf(report, row) : null;
    const says = unit === null ? '' : toldText.unit(unit);
    return says === '' ? [] : [{ key: `${row.piece} ${row.unit}`, name: row.name, says }];
  });
  return (
    <section>
      <h4 className="row">
        <SideSwatch side={battle[side]} /> <span className="grow">{armyName(view, words, battle[side])}</span>
        <b>{pointsLost(report, form, side).toLocaleString('en-GB')}</b>
      </h4>
      {told.length === 0 ? <p className="muted">{reportFormText.noLosses}</p> : null}
      <ul>
        {told.map(({ key, name, says }) => (
          <li key={key}>
            <span>{name}</span> <span className="ink2">{says}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
