import { type Dossier, levelOf } from '@sealed-orders/rules/sector-campaign';
import { KIND_NAMES, LEVEL_NAMES } from '@sealed-orders/text/sector-campaign';
import { forcesText } from '@sealed-orders/text/sector-campaign/forces';
import { useSectorStep } from '../sector-context.ts';
import type { KnownRow } from './force-lists.ts';
import { Sheet } from './sheet.tsx';
import { counterStatus } from './status.ts';

const text = forcesText.enemy;

/** SEC-DEPLOY-03: an enemy counter, with what the reader's side has learned about it. */
export function KnownCounter({ row: { counter, dossier } }: { readonly row: KnownRow }) {
  const { view } = useSectorStep();
  const where = counterStatus(view.board, counter).join(', ');
  const isNamed = dossier !== null && dossier.sheet !== null;
  const title = (
    <span className="grow min-w-0">
      <b>{dossier?.sheet?.name ?? forcesText.counter(counter.number)}</b>
      <small>
        {isNamed ? `${forcesText.counter(counter.number)}, ` : ''}
        {where}
      </small>
    </span>
  );
  if (dossier === null)
    return (
      <p className="army-row closed">
        {title} <span className="muted">{text.unknown}</span>
      </p>
    );
  return (
    <details className="army-row">
      <summary>
        {title} <span className="muted">{text.source[dossier.source](dossier.turn)}</span>
      </summary>
      <div className="grid gap-3 p-4">
        <Learned dossier={dossier} />
      </div>
    </details>
  );
}

const listed = (machines: readonly { readonly name: string; readonly count: number }[]): string =>
  machines.map(({ name, count }) => forcesText.several(count, name)).join(', ');

/** SEC-SCOUT-05, -06, SEC-AIR-15. */
function Learned({ dossier: { sheet, machines, units } }: { readonly dossier: Dossier }) {
  return (
    <>
      {sheet === null ? null : (
        <>
          <p>
            {KIND_NAMES[sheet.kind]}, {forcesText.points(sheet.points)},{' '}
            {forcesText.xp(LEVEL_NAMES[levelOf(sheet.xp)], sheet.xp)}. <span className="muted">{text.sheet}</span>
          </p>
          <Sheet units={sheet.units} lost={null} />
        </>
      )}
      {machines === null ? null : <p>{machines.length === 0 ? text.noMachines : text.machines(listed(machines))}</p>}
      {units.length === 0 ? null : <p>{text.seen(listed(units))}</p>}
    </>
  );
}
