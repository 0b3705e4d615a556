import type { ModifyCourse } from '@sealed-orders/rules/node-campaign';
import { forcesText } from '@sealed-orders/text/node-campaign/forces';
import { RuleChip } from '../../kit/rule-chip.tsx';
import type { ModifyForm } from './forms.ts';
import type { ModifySheet } from './modify-pen.ts';

const text = forcesText.modify;

interface RetrainProps {
  readonly modify: ModifyForm;
  readonly sheet: ModifySheet;
}

/** Whether the changed units are retrained. */
export function Retrain({ modify: { option, pen, write }, sheet }: RetrainProps) {
  const canRetrain = sheet.command.change.length > 0;
  return (
    <label className={sheet.command.retrain ? 'retrain on' : 'retrain'}>
      <input
        type="checkbox"
        className="check-box"
        checked={sheet.command.retrain}
        disabled={!canRetrain}
        onChange={(event) => write({ ...pen, retrain: event.target.checked })}
      />
      <span className="grow">
        <b>{text.retrain}</b>
        <small>{canRetrain ? text.retrainSays : text.retrainNothing}</small>
      </span>
      <b>{option.prices.retrain}</b>
    </label>
  );
}

/** The same changes without and with retraining. */
export function TwoPrices({ sheet, have }: { readonly sheet: ModifySheet; readonly have: number }) {
  const ways: readonly (readonly [string, ModifyCourse])[] =
    sheet.command.change.length === 0
      ? [[text.without, sheet.without]]
      : [
          [text.without, sheet.without],
          [text.with, sheet.with],
        ];
  return (
    <section aria-label={text.twoPrices}>
      <header className="force-group">
        <h3>{ways.length === 1 ? text.way : text.twoPrices}</h3>
        <RuleChip rule="NODE-BF-09" />
      </header>
      <table className="ledger two-prices">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{text.way}</span>
            </th>
            <th scope="col" className="num">
              {text.price}
            </th>
            <th scope="col" className="num">
              {text.xpLost}
            </th>
            <th scope="col" className="num">
              {text.left}
            </th>
          </tr>
        </thead>
        <tbody>
          {ways.map(([name, course]) => (
            <tr key={name} className={course === sheet.chosen ? 'chosen' : ''}>
              <th scope="row">
                {name}
                {course === sheet.chosen ? <span className="visually-hidden"> {text.chosen}</span> : null}
              </th>
              <td className="num">{course.price}</td>
              <td className="num">{forcesText.points(course.xpLost)}</td>
              <td className="num">{have - course.price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
