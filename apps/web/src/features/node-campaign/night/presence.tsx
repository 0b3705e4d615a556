'use client';
import { lookup, type SeatId } from '@sealed-orders/rules/kernel';
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

/** Makes the referee's rulings about a game night; `mayRule`: whether the reader can. */
function useNightRuling(done: string) {
  const { head, view, isNow, lens } = useNodePlace();
  const trpc = useTRPC();
  const { run, isRunning } = useAction(trpc.campaigns.rule, {
    done,
    why: ({ problem }) => whyNot(problem, nightText.ruled.failed),
    again: [trpc.play.head.queryKey({ campaign: head.id }), trpc.play.steps.queryKey({ campaign: head.id })],
  });
  return {
    mayRule: head.viewer === 'referee' && view.isReferee && isNow && lens.as === undefined,
    isRunning,
    rule: (ruling: Ruling, reason: string) => run({ campaign: head.id, ruling, reason, nonce: nonce() }),
  };
}

/** For the referee: says for a player that they are here, or away. */
export function PresenceRuling({ seat }: { readonly seat: SeatId }) {
  const { view, seatName } = useNodePlace();
  const { mayRule, isRunning, rule } = useNightRuling(nightText.ruled.presence);
  if (!mayRule || lookup(view.players, seat)?.isEmpty === true) return null;
  const isPresent = !view.present.includes(seat);
  const { label, title, says } = nightText.ruling[isPresent ? 'here' : 'away'];
  const name = seatName(seat);
  return (
    <DeedButton
      label={label}
      name={title(name)}
      isDisabled={isRunning}
      title={title(name)}
      action={label}
      readers={nightText.reasonReaders}
      onConfirm={({ text }) => rule({ type: 'set-present', seat, isPresent }, text)}
    >
      <p>{says}</p>
    </DeedButton>
  );
}

const OPEN: Ruling = { type: 'open-night' };
const CLOSE: Ruling = { type: 'close-night' };

/** For the referee: opens and closes sessions. */
export function SessionButton() {
  const { head, view } = useNodePlace();
  const isOpen = view.night !== null;
  const { mayRule, isRunning, rule } = useNightRuling(nightText.ruled[isOpen ? 'close' : 'open']);
  if (!mayRule) return null;
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
        onConfirm={({ text }) => rule(ruling, text)}
      >
        <p>{isOpen ? nightText.held(view.settings.accelerationEmbargoHours) : nightText.openSays}</p>
      </DeedButton>
      {fault === undefined ? null : <p className="hint">{refusalSentence(fault)}</p>}
    </div>
  );
}
