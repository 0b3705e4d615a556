import { isPayableAtOnce, rostersClosedBy } from '@sealed-orders/rules/node-campaign';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useOpenForce } from '../forces/open-force.ts';
import { useNodePlace } from '../node-context.ts';
import { cancelledPart, orderedForThen } from './posts.ts';
import { whenOf } from './when.ts';
import { whyWords } from './why-words.ts';

/** What players may want to know before they give the orders, though they can. */
export function Warnings() {
  return (
    <>
      <ClosedRosters />
      <AtOnce />
      <SameTime />
      <Cancelled />
    </>
  );
}

/** Battleforces without a unit, for which units are free only until their first order. */
function ClosedRosters() {
  const { composer, now } = useNodePlace();
  const { show } = useOpenForce();
  const { addUnit } = now.settings.cost;
  return rostersClosedBy(now, composer.commands).map((id) => (
    <Notice key={id} kind="warn">
      {composerText.closesRoster(now.forces[id]?.name ?? '', addUnit)} <RuleChip rule="NODE-BF-06" />{' '}
      <Button kind="link" onClick={() => show({ force: id })}>
        {composerText.enterRoster}
      </Button>
    </Notice>
  ));
}

/** An order that is to wait for its points, though they are there. */
function AtOnce() {
  const { composer, now, head } = useNodePlace();
  const { when, commands } = composer;
  if (when.kind !== 'affordable' || now.you === null || head.status === 'paused') return null;
  if (!isPayableAtOnce(now, now.you, commands, when.mayPass)) return null;
  return <Notice kind="info">{composerText.payableNow}</Notice>;
}

/** Battleforces that have another order for the same minute. */
function SameTime() {
  const { composer, now } = useNodePlace();
  const own = now.posts.filter(({ seat }) => seat === now.you);
  return orderedForThen(own, whenOf(composer.when), composer.commands).map((id) => (
    <Notice key={id} kind="warn">
      {composerText.sameTime(now.forces[id]?.name ?? '')} <RuleChip rule="NODE-ORD-05" />
    </Notice>
  ));
}

/** What of a postdated order would come to nothing as things are. */
function Cancelled() {
  const place = useNodePlace();
  const { composer, now } = place;
  if (composer.when.kind === 'now' || now.you === null) return null;
  const cancelled = cancelledPart(now, { seat: now.you, commands: composer.commands, paid: null });
  if (cancelled === null) return null;
  const { steps, points, refusal } = cancelled;
  return (
    <Notice kind="warn" live>
      <b>{composerText.wouldBeCancelled(steps, points)}</b> {whyWords(place, refusal)}{' '}
      {refusal.rule === null ? null : <RuleChip rule={refusal.rule} />}
    </Notice>
  );
}
