import type { Edited, Ruling, SeenBattle, View } from '@sealed-orders/rules/hex-campaign';
import type { Words } from '@sealed-orders/text/hex-campaign';
import { reportFormText, sayText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { CalendarClock, Dices, Gavel, Handshake } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { useHexPlace } from '../hex-context.ts';
import { Reason } from './reason.tsx';
import { sideName } from './sides.ts';
import { useRuling } from './use-sending.ts';

type Settled = NonNullable<View['settled']>[number];

interface Way {
  readonly label: string;
  readonly icon: typeof Dices;
  readonly ruling: Ruling;
}

/** For the referee: other ways to end a battle than by a report, with a reason. */
export function RefereeWays({ battle }: { readonly battle: SeenBattle }) {
  const { view, isNow, words } = useHexPlace();
  const [chosen, choose] = useState<Way | null>(null);
  if (view.viewer.kind !== 'referee' || !isNow) return null;
  const settled = view.settled?.find(({ id }) => id === battle.id);
  const ways =
    settled === undefined
      ? waysOf(battle, view.settings.postpone !== 'never')
      : overruling(battle, settled.winner, words);
  if (ways.length === 0) return null;
  if (chosen !== null) return <Ruled way={chosen} cancel={() => choose(null)} />;
  return (
    <section className="row flex-wrap p-4" aria-label={sayText.refereeWays}>
      {ways.map((way) => (
        <Button key={way.label} size="small" onClick={() => choose(way)}>
          <way.icon size={16} strokeWidth={1.75} aria-hidden />
          {way.label}
        </Button>
      ))}
    </section>
  );
}

const edited = (edit: Edited): Ruling => ({ type: 'corrections', edits: [edit] });

/** The other results that a settled battle could have had; its losses stay as reported. */
function overruling(battle: SeenBattle, was: Settled['winner'], words: Words): readonly Way[] {
  const asBefore = { beaten: 'defeated', attackerLosses: 'as-before', defenderLosses: 'as-before' } as const;
  const way = (winner: 'attacker' | 'defender' | 'nobody', label: string): readonly Way[] =>
    winner === (was ?? 'nobody')
      ? []
      : [{ label, icon: Gavel, ruling: edited({ type: 'overrule-battle', battle: battle.id, winner, ...asBefore }) }];
  return [
    ...way('attacker', sayText.refereeGives(sideName(words, battle.attacker))),
    ...way('defender', sayText.refereeGives(sideName(words, battle.defender))),
    ...way('nobody', sayText.refereeDraws),
  ];
}

/** A battle whose dice are rolled cannot wait any more, and one that waits can only be called off. */
function waysOf({ id, stage, postponed, defender, result }: SeenBattle, mayWait: boolean): readonly Way[] {
  if (defender === null || result !== null) return [];
  const none: Way = {
    label: sayText.refereeCallsOff,
    icon: Handshake,
    ruling: edited({ type: 'call-off', battle: id }),
  };
  if (postponed) return [none];
  const dice: Way = {
    label: sayText.refereeRolls,
    icon: Dices,
    ruling: { type: 'settle-battle', battle: id },
  };
  const off: Way = {
    label: sayText.refereePutsOff,
    icon: CalendarClock,
    ruling: { type: 'postpone-battle', battle: id },
  };
  return stage === 'open' && mayWait ? [off, dice, none] : [dice, none];
}

function Ruled({ way: { label, ruling }, cancel }: { readonly way: Way; readonly cancel: () => void }) {
  const { decide, isBusy } = useRuling();
  const [reason, setReason] = useState('');
  return (
    <form
      className="grid gap-3 p-4"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === '') return;
        decide(ruling, reason.trim());
        cancel();
      }}
    >
      <Reason reason={reason} write={setReason} />
      <div className="row">
        <Button kind="quiet" onClick={cancel}>
          {reportFormText.cancel}
        </Button>
        <Button type="submit" kind="main" disabled={isBusy || reason.trim() === ''}>
          {label}
        </Button>
      </div>
    </form>
  );
}
