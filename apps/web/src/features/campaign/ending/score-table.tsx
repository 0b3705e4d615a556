import { endingText } from '@sealed-orders/text/pages/ending';
import type { History } from '../../gazette/chart-lines.ts';
import { useCampaignPlace, useHasSheets } from '../campaign-context.ts';

const text = endingText.story;

/** The scores at the end of each round, in numbers. */
export function ScoreTable({ history }: { readonly history: History }) {
  const { head } = useCampaignPlace();
  const { round: heading } = useHasSheets() ? text : text.byDay;
  return (
    <details className="fold">
      <summary>{text.table}</summary>
      <div className="overflow-x-auto">
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              {head.seats.map(({ seat, name }) => (
                <th key={seat} scope="col" className="text-right">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {history.map(({ round, scores }) => (
              <tr key={round}>
                <th scope="row" className="row-head">
                  {round}
                </th>
                {head.seats.map(({ seat }) => (
                  <td key={seat} className="text-right">
                    {scores.find((one) => one.seat === seat)?.score ?? text.unknown}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
