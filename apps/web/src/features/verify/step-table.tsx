import { verifyPageText } from '@sealed-orders/text/pages/ending';
import type { Examined } from './examine.ts';

const text = verifyPageText.steps;

/** Every examined step, with its results. */
export function StepTable({ steps }: { readonly steps: readonly Examined[] }) {
  return (
    <details className="fold">
      <summary>{text.title}</summary>
      <div className="overflow-x-auto">
        <table className="verify-steps ledger">
          <thead>
            <tr>
              {[text.step, text.what, text.sheets, text.dice, text.hash, text.result].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map(({ n, kind, sheets, dice, hash, codes }) => (
              <tr key={n} className={codes.length > 0 ? 'bad' : ''}>
                <th scope="row">{n}</th>
                <td>{text.kinds[kind]}</td>
                <td>{sheets}</td>
                <td>{dice}</td>
                <td className="mono">{hash.slice(0, 12)}</td>
                <td>{codes.length === 0 ? text.ok : codes.map((code) => verifyPageText.findings[code]).join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
