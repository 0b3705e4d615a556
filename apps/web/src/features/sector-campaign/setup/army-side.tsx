'use client';
import type { Army } from '@sealed-orders/rules/sector-campaign';
import { refusalSentence } from '@sealed-orders/text/sector-campaign';
import { armyText, stepText } from '@sealed-orders/text/sector-campaign/setup';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { type Advice, adviceOn, faultsOf } from './army-checks.ts';
import { armyOf, GROUPS, isSealed, pointsIn, sealOrder } from './army-draft.ts';
import type { ArmyDeskProps } from './use-army-draft.ts';
import { useOrder } from './use-order.ts';

interface SideProps extends ArmyDeskProps {
  readonly sealed: Army | null;
}

/** The points of the army, what is wrong with it, and the button that seals it. */
export function ArmySide({ terms, draft, sealed }: SideProps) {
  const army = armyOf(draft, armyText.untitled);
  const faults = faultsOf(terms, army);
  return (
    <aside className="army-side">
      <Points most={terms.settings.armyPoints} draft={draft} />
      <section className="place-part" aria-label={armyText.checks}>
        <header>
          <h3>{armyText.checks}</h3>
        </header>
        <div className="grid gap-2 p-4" aria-live="polite">
          {faults.map((fault) => (
            <Notice key={`${fault.code} ${fault.path.join(' ')}`} kind="danger">
              {refusalSentence(fault)} {fault.rule === null ? null : <RuleChip rule={fault.rule} />}
            </Notice>
          ))}
          {faults.length === 0 && draft.lines.length > 0 ? <Notice kind="ok">{armyText.fits}</Notice> : null}
          {adviceOn(army).map((advice) => (
            <AdviceLine key={JSON.stringify(advice)} advice={advice} />
          ))}
        </div>
      </section>
      <section className="place-part" aria-label={armyText.afterwards}>
        <header>
          <h3>{armyText.afterwards}</h3>
        </header>
        <ol className="px-4 py-2 grid gap-1">
          {armyText.next.map((says) => (
            <li key={says}>{says}</li>
          ))}
        </ol>
      </section>
      <SealArmy draft={draft} sealed={sealed} isFaulty={faults.length > 0} />
    </aside>
  );
}

interface PointsProps extends Pick<ArmyDeskProps, 'draft'> {
  readonly most: number;
}

/** SEC-SETUP-01. */
function Points({ most, draft }: PointsProps) {
  const used = pointsIn(draft);
  const byGroup = GROUPS.map((group) => [group, pointsIn(draft, group)] as const);
  const share = (points: number): string => `${(100 * points) / Math.max(most, used)}%`;
  return (
    <section className="army-points">
      <h3>{armyText.points(used, most)}</h3>
      <p role="status" className={used > most ? 'over' : 'muted'}>
        {armyText.left(most - used)} <RuleChip rule="SEC-SETUP-01" />
      </p>
      <div className="gauge" aria-hidden="true">
        {byGroup.map(([group, points]) => (
          <span key={group} className={group} style={{ width: share(points) }} />
        ))}
      </div>
      <p className="row flex-wrap muted">
        {byGroup.map(([group, points]) => (
          <span key={group}>
            {armyText.byGroup[group]} {points}
          </span>
        ))}
      </p>
    </section>
  );
}

function AdviceLine({ advice }: { readonly advice: Advice }) {
  const [title, says] =
    advice.kind === 'no-commander'
      ? [armyText.noCommander, armyText.noCommanderSays]
      : [armyText.noIntercept(advice.name), armyText.noInterceptSays];
  return (
    <Notice kind="warn">
      <b>{title}.</b> {says}
    </Notice>
  );
}

interface SealArmyProps extends Pick<SideProps, 'draft' | 'sealed'> {
  readonly isFaulty: boolean;
}

/** SEC-SETUP-10. */
function SealArmy({ draft, sealed, isFaulty }: SealArmyProps) {
  const { send, isBusy } = useOrder();
  const order = sealOrder(draft, armyText.untitled);
  if (isSealed(draft, sealed, armyText.untitled)) {
    return (
      <footer className="place-foot">
        <Notice kind="ok" live>
          <b>{armyText.isSealed(draft.lines.length, pointsIn(draft))}</b> {stepText.sealedAgain}
        </Notice>
      </footer>
    );
  }
  return (
    <footer className="place-foot">
      <Button
        kind="main"
        size="large"
        disabled={order === null || isFaulty || isBusy}
        onClick={() => (order === null ? undefined : send(order, { done: armyText.sealed }))}
      >
        {armyText.seal(draft.lines.length)}
      </Button>
      <p className="hint">{sealed === null ? armyText.sealNote : armyText.changed}</p>
    </footer>
  );
}
