import { forcesText } from '@sealed-orders/text/node-campaign/forces';
import { X } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import type { ModifyForm } from './forms.ts';
import type { OrderLine } from './modify-pen.ts';

const text = forcesText.modify;

interface LinesProps {
  readonly lines: readonly OrderLine[];
  readonly write: ModifyForm['write'];
}

/** The changes that the order makes, each with what it costs. */
export function OrderLines({ lines, write }: LinesProps) {
  return (
    <table className="ledger modify-lines" aria-label={text.title}>
      <thead>
        <tr>
          <th scope="col">{text.columns.change}</th>
          <th scope="col" className="num">
            {text.columns.before}
          </th>
          <th scope="col" className="num">
            {text.columns.after}
          </th>
          <th scope="col" className="num">
            {text.columns.cost}
          </th>
          <th scope="col">
            <span className="visually-hidden">{text.keep}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: new units may be alike in everything
          <tr key={i}>
            <th scope="row">
              {titleOf(line)}
              <small>{text.difference(line.by, saysOf(line))}</small>
              {line.after === null ? null : (
                <span className="visually-hidden">{text.speech(line.name, line.after, line.cp)}</span>
              )}
            </th>
            <td className="num">{line.before ?? text.noXp}</td>
            <td className="num">
              {line.otherwise === null ? null : (
                <>
                  <del aria-hidden>{line.otherwise}</del>{' '}
                </>
              )}
              <b>{line.after ?? text.noXp}</b>
            </td>
            <td className="num">
              <b>{line.cp}</b>
            </td>
            <td>
              <Button kind="icon" size="small" aria-label={text.remove(titleOf(line))} onClick={() => write(line.pen)}>
                <Icon of={X} size={15} />
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const titleOf = ({ kind, name }: OrderLine): string =>
  kind === 'retire' ? text.retire(name) : kind === 'add' ? text.added(name) : name;

const saysOf = ({ kind, changes }: OrderLine): string =>
  kind === 'retire' ? text.retireSays : kind === 'add' ? text.addSays : text.changeSays(changes);
