import { WaxSeal } from '@sealed-orders/map';
import { checkCommands, type Order, type Rejection } from '@sealed-orders/rules/node-campaign';
import { dayAndTime } from '@sealed-orders/text';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { useGiving } from '../../campaign/seal/giving.tsx';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { mayGive } from '../may-give.ts';
import { type NodePlace, useNodePlace } from '../node-context.ts';
import { whyNot } from '../why-not.ts';
import { isPast, type WhenChoice, whenOf } from './when.ts';
import { useWallTime } from './when-fields.tsx';
import { whyWords } from './why-words.ts';

/** The button that gives or postdates the series, and above it why it can't be used. `awaitPost`: an order is being postdated. */
export function GiveOrders({ awaitPost }: { readonly awaitPost: () => void }) {
  const place = useNodePlace();
  const { composer, now, head, n } = place;
  const { give, isBusy } = useGiving();
  const here = useWallTime();
  const order = orderOf(place, here);
  const [refusal] = order === null || now.you === null ? [] : checkCommands(now, now.you, order);
  const isLater = composer.when.kind !== 'now';
  const send = () => {
    if (order === null) return;
    if (isLater) awaitPost();
    give(order, {
      onDone: () => composer.finish(n),
      why: (problem) => whyNot(problem, composerText.notGiven),
    });
  };
  const isDisabled = order === null || refusal !== undefined || !mayGive(head, order) || isBusy;
  return (
    <div className="command-form-give">
      <Hindrance refusal={refusal ?? null} />
      {isLater ? (
        <button type="button" className="seal-btn" disabled={isDisabled} onClick={send}>
          <WaxSeal size={34} />
          <span>
            <b>{laterTitle(composer.when)}</b>
            <small>
              {now.settings.postdatedOrdersPublic ? composerText.posts.seenByAll : composerText.postdateSays}
            </small>
          </span>
        </button>
      ) : (
        <Button kind="main" className="give" disabled={isDisabled} onClick={send}>
          <b>{composerText.give(composer.commands.length, composer.plan?.price ?? 0)}</b>
          <small>{nowSays(place)}</small>
        </Button>
      )}
    </div>
  );
}

/** The order as it would be given; null: its time is missing or past, or there is none. */
function orderOf({ composer }: NodePlace, here: string): Extract<Order, { readonly type: 'commands' }> | null {
  const when = whenOf(composer.when);
  if (when === null || composer.commands.length === 0 || isPast(composer.when, here)) return null;
  return { type: 'commands', commands: [...composer.commands], when };
}

function laterTitle(choice: WhenChoice): string {
  const when = whenOf(choice);
  if (when === null) return composerText.postdateEmpty;
  return when.kind === 'on' ? composerText.postdate(when.date, when.time) : composerText.postdateAffordable;
}

function nowSays({ now: { settings, night } }: NodePlace): string {
  const isDaily = settings.orderProcessing === 'daily' && night === null;
  return isDaily ? composerText.giveDaily(hourOf(settings.processingHour)) : composerText.giveSays;
}

/** `06:00`. */
export const hourOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Why the orders can't be given. */
function Hindrance({ refusal }: { readonly refusal: Rejection | null }) {
  const place = useNodePlace();
  const { head, now } = place;
  const { when } = place.composer;
  const isLater = when.kind !== 'now';
  if (head.status === 'paused' && !(isLater && head.pausedBecause === 'desk')) {
    const until = head.pauseEnds === null ? null : dayAndTime(new Date(head.pauseEnds), now.settings.timeZone);
    const says = head.pausedBecause === 'desk' ? composerText.pausedNow(until) : composerText.paused(until);
    return <Notice kind="warn">{says}</Notice>;
  }
  if (when.kind === 'on' && when.at === '') return <p className="hint">{composerText.at.missing}</p>;
  if (refusal === null) return null;
  return (
    <Notice kind="danger" live>
      {whyWords(place, refusal)} {refusal.rule === null ? null : <RuleChip rule={refusal.rule} />}
    </Notice>
  );
}
