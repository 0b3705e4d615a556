import { type Force, fighting, lockOf } from '@sealed-orders/rules/node-campaign';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { useNodePlace } from '../node-context.ts';
import { ForceChit } from './force-chit.tsx';

/** The points of all units of a battleforce. */
export const pointsOf = ({ units }: Pick<Force, 'units'>): number => units.reduce((sum, { points }) => sum + points, 0);

/** Whether a battleforce may be ordered, or what it is locked in. */
export function useLockWords(force: Force): string {
  const { view, words } = useNodePlace();
  const lock = lockOf(view, force.id);
  if (lock === null) return composerText.free;
  const node = words.node(lock.battle.node).text;
  return lock.place < fighting(lock.battle).length
    ? composerText.locked(node)
    : composerText.lockedWaiting(node, String(lock.place + 1));
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
          <span className="where">{words.seat(force.owner).text}</span>
        </span>
        <span className="given">{mapText.force.points(pointsOf(force))}</span>
        <span />
      </button>
    </li>
  );
}
