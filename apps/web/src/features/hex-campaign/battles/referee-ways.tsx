import type { Ruling, SeenBattle } from '@sealed-orders/rules/hex-campaign';
import { reportFormText, sayText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { CalendarClock, Dices } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { useHexPlace } from '../hex-context.ts';
import { Reason } from './reason.tsx';
import { useRuling } from './use-sending.ts';

interface Way {
  readonly label: string;
  readonly icon: typeof Dices;
  readonly ruling: Ruling;
}

/** For the referee: other ways to end a battle than by a report, with a reason. */
export function RefereeWays({ battle }: { readonly battle: SeenBattle }) {
  const { view, isNow } = useHexPlace();
  const [chosen, choose] = useState<Way | null>(null);
  if (view.viewer.kind !== 'referee' || !isNow || battle.stage === 'closed' || battle.postponed) return null;
  if (chosen !== null) return <Ruled way={chosen} cancel={() => choose(null)} />;
  return (
    <section className="row flex-wrap p-4" aria-label={sayText.refereeWays}>
      {waysOf(battle, view.settings.postpone !== 'never').map((way) => (
        <Button key={way.label} size="small" onClick={() => choose(way)}>
          <way.icon size={16} strokeWidth={1.75} aria-hidden />
          {way.label}
        </Button>
      ))}
    </section>
  );
}

/** A battle whose dice are rolled cannot wait any more. */
function waysOf({ id, stage }: SeenBattle, mayWait: boolean): readonly Way[] {
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
  return stage === 'open' && mayWait ? [off, dice] : [dice];
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
