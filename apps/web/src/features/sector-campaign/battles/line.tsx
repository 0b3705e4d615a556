'use client';
import { type Battle, type Fighter, fightersIn } from '@sealed-orders/rules/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { Part } from '../../battle/parts.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorStep } from '../sector-context.ts';
import { Chit, SideSwatch } from './parts.tsx';
import { useNames } from './use-names.ts';

const text = battleText.line;

/** The line of battle: who fights, where they came from, and how they enter the table. */
export function Line({ battle }: { readonly battle: Battle }) {
  const { view } = useSectorStep();
  const fighters = fightersIn(view, battle);
  if (fighters.length === 0) return null;
  const isHidden = fighters.some(({ sheet }) => sheet === null);
  const note = view.side === null && !view.isReferee ? text.private : text.hidden;
  return (
    <Part title={text.title} rule="SEC-RESP-06">
      <div className="nb-scroll">
        <table className="ledger nb-picks">
          <caption className="visually-hidden">{text.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{text.columns.counter}</th>
              <th scope="col">{text.columns.from}</th>
              <th scope="col">{text.columns.entry}</th>
              <th scope="col" className="num">
                {text.columns.points}
              </th>
            </tr>
          </thead>
          <tbody>
            {fighters.map((fighter) => (
              <FighterRow key={fighter.counter} fighter={fighter} />
            ))}
          </tbody>
        </table>
      </div>
      {isHidden ? <p className="hint">{note}</p> : null}
    </Part>
  );
}

function FighterRow({ fighter }: { readonly fighter: Fighter }) {
  const names = useNames();
  const { counter, side, part, from, entry, isIsolated, sheet } = fighter;
  const origin = part === 'defends' ? text.stood : from === null ? text.orbit : text.from(names.territory(from));
  return (
    <tr>
      <th scope="row">
        <span className="row">
          <SideSwatch side={side} /> <Chit counter={counter} />
          <span>
            {names.counter(counter)}
            {sheet?.isCommander === true ? <small className="muted"> {text.commander}</small> : null}
            {isIsolated ? (
              <>
                {' '}
                <span className="chip danger">{text.isolated}</span> <RuleChip rule="SEC-BTL-09" />
              </>
            ) : null}
          </span>
        </span>
        {sheet === null ? null : (
          <details>
            <summary>{text.sheet}</summary>
            <ul>
              {sheet.units.map(({ name, count }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a sheet can have one name
                <li key={i}>{text.unit(count, name)}</li>
              ))}
            </ul>
          </details>
        )}
      </th>
      <td>{origin}</td>
      <td>{text.entries[entry]}</td>
      <td className="num">{sheet === null ? battleText.faceDown : sheet.points.toLocaleString('en-GB')}</td>
    </tr>
  );
}
