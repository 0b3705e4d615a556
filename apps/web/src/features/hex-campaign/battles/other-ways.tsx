'use client';
import { type BattleDecision, battleOptions, type SeenBattle } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { quickText, sayText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { CalendarClock, Dices, Users } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useHexPlace } from '../hex-context.ts';
import { useSending } from './use-sending.ts';

/** Other actions on an open battle: a Quick Battle, putting it off, and whom an army beside it helps. */
export function OtherWays({ battle }: { readonly battle: SeenBattle }) {
  const { view } = useHexPlace();
  const decisions = useMemo(
    () =>
      (view.phase === 'battle' ? battleOptions(view) : [])
        .flatMap((option) => ('decision' in option ? [option.decision] : []))
        .filter((decision) => decision.battle === battle.id),
    [view, battle.id],
  );
  const ways = decisions.flatMap((decision): readonly ReactNode[] => {
    switch (decision.type) {
      case 'quick-battle':
        return [<QuickOffer key="quick" battle={battle} decision={decision} />];
      case 'postpone-battle':
        return [<PuttingOff key="off" battle={battle} decision={decision} />];
      case 'lend-support':
        return [<Lending key={decision.piece} decision={decision} />];
      default:
        return [];
    }
  });
  return ways.length === 0 ? null : (
    <section className="other-ways" aria-label={sayText.more}>
      {ways}
    </section>
  );
}

type Of<Type extends BattleDecision['type']> = Extract<BattleDecision, { readonly type: Type }>;

/** A Quick Battle: offered, accepted, or withdrawn. */
function QuickOffer({ battle, decision }: { readonly battle: SeenBattle; readonly decision: Of<'quick-battle'> }) {
  const { words } = useHexPlace();
  const { send, isBusy } = useSending();
  const [isAsking, setAsking] = useState(false);
  const { quickAsked = [], quickAgreed = [] } = battle.talk ?? {};
  const others = quickAsked.filter((seat) => !words.isReader(seat));
  const names = (seats: readonly SeatId[]) => seats.map((seat) => words.seat(seat).text);
  const agreed = others.filter((seat) => quickAgreed.includes(seat));
  const awaited = others.filter((seat) => !quickAgreed.includes(seat));
  const isAlone = others.length === 0;
  const isOffered = agreed.length > 0;
  const isFinal = decision.agree && awaited.length === 0;
  const label = !decision.agree
    ? quickText.takeBack
    : isAlone
      ? quickText.roll
      : isOffered
        ? quickText.accept
        : quickText.propose;
  const says = !decision.agree
    ? quickText.youOffered(names(awaited))
    : isAlone
      ? quickText.alone
      : isOffered
        ? quickText.offered(names(agreed))
        : quickText.offerSays;
  return (
    <div className="way">
      <Icon of={Dices} size={20} />
      <p>
        <b>{quickText.offer}</b> {says}
      </p>
      <Button size="small" disabled={isBusy} onClick={() => (isFinal ? setAsking(true) : send(decision))}>
        {label}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={quickText.confirmTitle}
          action={quickText.roll}
          onConfirm={() => send(decision)}
          onClose={() => setAsking(false)}
        >
          <p>{quickText.confirmSays}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}

function PuttingOff({ battle, decision }: { readonly battle: SeenBattle; readonly decision: Of<'postpone-battle'> }) {
  const { words } = useHexPlace();
  const { send, isBusy } = useSending();
  const others = battle.postponeAgreed.filter((seat: SeatId) => !words.isReader(seat));
  const label = !decision.agree ? sayText.takeBack : others.length > 0 ? sayText.agree : sayText.putOff;
  const names = others.map((seat) => words.seat(seat).text);
  return (
    <div className="way">
      <Icon of={CalendarClock} size={20} />
      <p>
        {decision.agree ? '' : `${sayText.putOffYou} `}
        {names.length > 0 ? sayText.putOffAgreed(names) : sayText.putOffSays}
      </p>
      <Button size="small" disabled={isBusy} onClick={() => send(decision)}>
        {label}
      </Button>
    </div>
  );
}

function Lending({ decision }: { readonly decision: Of<'lend-support'> }) {
  const { words } = useHexPlace();
  const { send, isBusy } = useSending();
  return (
    <div className="way">
      <Icon of={Users} size={20} />
      <p>
        <b>{sayText.lend(words.piece(decision.piece).text)}.</b> {sayText.lendSays}
      </p>
      <Button size="small" disabled={isBusy} onClick={() => send(decision)}>
        {sayText.lendHere}
      </Button>
    </div>
  );
}
