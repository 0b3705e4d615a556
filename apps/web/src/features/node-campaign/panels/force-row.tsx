import { type Force, lockOf, rosterPoints } from '@sealed-orders/rules/node-campaign';
import { ownerTitle } from '@sealed-orders/text/node-campaign';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { lockWords } from '../composer/why-words.ts';
import { ForceChit } from '../force-chit.tsx';
import { useNodePlace } from '../node-context.ts';

/** Whether a battleforce may be ordered, or what it is locked in. */
export function useLockWords(force: Force): string {
  const { view, words } = useNodePlace();
  const lock = lockOf(view, force.id);
  return lock === null ? composerText.free : lockWords(lock, words);
}

/** A battleforce in a list; touching it selects it. */
export function ForceRow({ force }: { readonly force: Force }) {
  const { words, select } = useNodePlace();
  return (
    <li>
      <button type="button" className="order-row" onClick={() => select({ kind: 'force', force: force.id })}>
        <ForceChit force={force} size={32} />
        <span className="who">
          {force.name}
          <span className="where">{ownerTitle(force.owner, words)}</span>
        </span>
        <span className="given">{mapText.force.points(rosterPoints(force.units))}</span>
        <span />
      </button>
    </li>
  );
}
