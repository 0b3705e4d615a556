import { type Force, lockOf } from '@sealed-orders/rules/node-campaign';
import { forcesText } from '@sealed-orders/text/node-campaign/forces';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';
import { useBattleOpener } from './open-force.ts';

/** Why its owner cannot change a roster now. */
export function Closed({ force }: { readonly force: Force }) {
  const { view, words, isNow } = useNodePlace();
  const openBattle = useBattleOpener();
  const lock = lockOf(view, force.id);
  return (
    <>
      <header className="force-side-head">
        <div>
          <small>{forcesText.modify.orderFor(force.name)}</small>
          <h2>{forcesText.modify.title}</h2>
        </div>
      </header>
      <div className="grid gap-3 p-4">
        {lock === null ? (
          <p className="muted">{forcesText.notNow}</p>
        ) : (
          <Notice kind="info">
            {forcesText.modify.locked(words.node(lock.battle.node).text)} <RuleChip rule="NODE-BF-11" />
            {isNow ? (
              <div>
                <Button kind="link" onClick={() => openBattle(lock.battle.id)}>
                  {forcesText.toBattle}
                </Button>
              </div>
            ) : null}
          </Notice>
        )}
      </div>
    </>
  );
}
