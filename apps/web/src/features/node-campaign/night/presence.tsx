'use client';
import { checkRuling, type Ruling } from '@sealed-orders/rules/node-campaign';
import { refusalSentence } from '@sealed-orders/text/node-campaign';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { nightText } from '@sealed-orders/text/node-campaign/night';
import { DoorClosed, DoorOpen, Moon, Sunrise } from 'lucide-react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import { useGiving } from '../../campaign/seal/giving.tsx';
import { nonce } from '../../campaign/seal/nonce.ts';
import { DeedButton } from '../../deeds/deed-button.tsx';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { optionsOf, useNodePlace } from '../node-context.ts';
import { whyNot } from '../why-not.ts';

/** For players: that they are here, or leave. */
export function PresenceButton() {
  const { options } = useNodePlace();
  const { give, isBusy } = useGiving();
  const order = optionsOf(options, 'decision').find(({ decision }) => decision.type === 'present')?.decision;
  if (order?.type !== 'present') return null;
  const { isPresent } = order;
  const done = isPresent ? nightText.said.here : nightText.said.left;
  const send = () => give(order, { done, why: (problem) => whyNot(problem, composerText.notGiven) });
  return (
    <Button kind={isPresent ? 'main' : 'plain'} disabled={isBusy} onClick={send}>
      <Icon of={isPresent ? DoorOpen : DoorClosed} />
      {isPresent ? nightText.notOpen.here : nightText.notOpen.leave}
    </Button>
  );
}

const OPEN: Ruling = { type: 'open-night' };
const CLOSE: Ruling = { type: 'close-night' };

/** For the referee: opens and closes sessions. */
export function SessionButton() {
  const { head, view, isNow, lens } = useNodePlace();
  const trpc = useTRPC();
  const isOpen = view.night !== null;
  const { run, isRunning } = useAction(trpc.campaigns.rule, {
    done: nightText.ruled[isOpen ? 'close' : 'open'],
    why: ({ problem }) => whyNot(problem, nightText.ruled.failed),
    again: [trpc.play.head.queryKey({ campaign: head.id }), trpc.play.steps.queryKey({ campaign: head.id })],
  });
  if (head.viewer !== 'referee' || !view.isReferee || !isNow || lens.as !== undefined) return null;
  const ruling = isOpen ? CLOSE : OPEN;
  const [fault] = checkRuling(view, ruling, view.clock.since);
  const [action, title] = isOpen ? [nightText.close, nightText.closeTitle] : [nightText.open, nightText.openTitle];
  return (
    <div className="grid gap-2">
      <DeedButton
        label={action}
        icon={isOpen ? Sunrise : Moon}
        isDisabled={isRunning || fault !== undefined || head.status !== 'running'}
        look={{ kind: isOpen ? 'plain' : 'main' }}
        title={title}
        action={action}
        readers={nightText.reasonReaders}
        onConfirm={({ text }) => run({ campaign: head.id, ruling, reason: text, nonce: nonce() })}
      >
        <p>{isOpen ? nightText.held(view.settings.accelerationEmbargoHours) : nightText.openSays}</p>
      </DeedButton>
      {fault === undefined ? null : <p className="hint">{refusalSentence(fault)}</p>}
    </div>
  );
}
