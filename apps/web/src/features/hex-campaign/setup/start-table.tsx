import type { Chart } from '@sealed-orders/rules/hex-campaign';
import { comparedStarts, fairness } from '@sealed-orders/rules/hex-campaign/cartography';
import { label } from '@sealed-orders/rules/space';
import { mapChoiceText } from '@sealed-orders/text/hex-campaign/setup';
import { useMemo } from 'react';

interface StartTableProps {
  readonly chart: Chart;
  readonly starts: NonNullable<Chart['starts']>;
}

/** What each start offers, so that nobody has to guess whether a map is fair. */
export function StartTable({ chart, starts }: StartTableProps) {
  const compared = useMemo(() => comparedStarts(chart, starts), [chart, starts]);
  const text = mapChoiceText;
  const isProposing = compared.some(({ sites }) => sites > 0);
  const heads = [text.start, text.zone, text.reach, ...(isProposing ? [text.sites] : []), text.nearest];
  return (
    <details className="starts">
      <summary>{text.starts}</summary>
      <p className="hint">{text.fair(fairness(compared))}</p>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compared.map(({ hex, zone, reach, sites, nearest }) => (
            <tr key={hex}>
              <th scope="row">{label(chart.size, hex)}</th>
              <td>{text.hexes(zone)}</td>
              <td>{text.hexes(reach)}</td>
              {isProposing ? <td>{sites}</td> : null}
              <td>{text.hexes(nearest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
