'use client';
import { type Battle, type ReportForm, shareOf } from '@sealed-orders/rules/node-campaign';
import { UNIT_CATEGORY_NAMES } from '@sealed-orders/text/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { Part } from '../../battle/parts.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';
import { fieldedPoints, fieldingOf, sumWithin, unitsFor, withFielding } from './report-draft.ts';
import type { ReportDraft } from './use-draft.ts';
import { useUnitsOf } from './use-sending.ts';

const text = battleText.picking;

interface PickingProps {
  readonly battle: Battle;
  readonly form: ReportForm;
  readonly draft: ReportDraft;
}

/** Which units to field within the force level; only this browser knows it. */
export function Picking({ battle, form, draft }: PickingProps) {
  const { view, words } = useNodePlace();
  const units = useUnitsOf(unitsFor(form, draft.result.mission));
  const { you } = view;
  if (you === null) return null;
  const level = battle.level ?? draft.result.level;
  const most = shareOf(view, battle, level, you);
  const picked = fieldedPoints(draft.units, units);
  const { left, over } = sumWithin(picked, most);
  const title = text.title(words.seat(you).text);
  if (units.length === 0) {
    return (
      <Part title={title} rule="NODE-BTL-03">
        <p className="ink2">{text.none}</p>
      </Part>
    );
  }
  return (
    <Part title={title} aside={text.sum(picked, most)} rule="NODE-BTL-03">
      <table className="ledger nb-picks">
        <caption className="visually-hidden">{text.caption}</caption>
        <tbody>
          {units.map(({ id, name, category, points }) => {
            const fielding = fieldingOf(draft.units, id);
            return (
              <tr key={id}>
                <td className="tick-cell">
                  <label className="tick">
                    <input
                      type="checkbox"
                      className="check-box"
                      aria-label={text.pick(name)}
                      checked={fielding !== 'none'}
                      onChange={(event) =>
                        draft.write({
                          units: withFielding(draft.units, id, event.target.checked ? 'full' : 'none'),
                        })
                      }
                    />
                  </label>
                </td>
                <th scope="row">{name}</th>
                <td className="muted">{UNIT_CATEGORY_NAMES[category]}</td>
                <td className="num">{fielding === 'partial' ? battleText.report.partial : points}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={over > 0 ? 'hint bad' : 'hint'} role="status">
        {over > 0 ? text.over(over) : text.left(left)}
      </p>
      <p className="hint">
        {text.private} {draft.isKept ? text.kept : ''} <RuleChip rule="NODE-BTL-04" />
      </p>
    </Part>
  );
}
