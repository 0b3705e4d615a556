import type { EditType, Ruling, SeenBattle } from '@sealed-orders/rules/hex-campaign';
import { reportFormText, sayText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { CalendarClock, Dices, Gavel, Handshake } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { useHexPlace } from '../hex-context.ts';
import { Reason } from './reason.tsx';
import { useDecision } from './use-sending.ts';

/** A form of the desk, which shows the difference before a ruling counts. Only referees load it. */
const EditForm = lazy(async () => ({ default: (await import('../../campaign/panels/edit-form.tsx')).EditForm }));

interface Way {
  readonly label: string;
  /** What it leads to. */
  readonly says?: string;
  readonly icon: typeof Dices;
  /** A ruling that needs only its reason, or one with a form of the desk. */
  readonly ruling?: Ruling;
  readonly edit?: EditType;
}

/** For the referee: other ways to end a battle than by a report, with a reason. */
export function RefereeWays({ battle }: { readonly battle: SeenBattle }) {
  const { view, isNow } = useHexPlace();
  const [chosen, choose] = useState<Way | null>(null);
  if (view.viewer.kind !== 'referee' || !isNow) return null;
  const isSettled = view.settled?.some(({ id }) => id === battle.id) === true;
  const ways = isSettled ? [OVERRULE] : waysOf(battle, view.settings.postpone !== 'never');
  if (ways.length === 0) return null;
  const cancel = () => choose(null);
  if (chosen?.edit !== undefined)
    return (
      <section className="p-4" aria-label={chosen.label}>
        <Suspense
          fallback={
            <p className="muted" aria-busy>
              {refereeText.correct.loading}
            </p>
          }
        >
          <EditForm type={chosen.edit} of={battle.id} close={cancel} />
        </Suspense>
      </section>
    );
  if (chosen?.ruling !== undefined)
    return <Ruled label={chosen.label} says={chosen.says} ruling={chosen.ruling} cancel={cancel} />;
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

const OVERRULE: Way = { label: sayText.refereeOverrules, icon: Gavel, edit: 'overrule-battle' };
const CALL_OFF: Way = { label: sayText.refereeCallsOff, icon: Handshake, edit: 'call-off' };

/** A battle whose dice are rolled cannot wait any more, and one that waits can only be called off. */
function waysOf({ id, stage, postponed, defender, result }: SeenBattle, mayWait: boolean): readonly Way[] {
  if (defender === null || result !== null) return [];
  if (postponed) return [CALL_OFF];
  const dice: Way = {
    label: sayText.refereeRolls,
    says: sayText.refereeRollsSays,
    icon: Dices,
    ruling: { type: 'settle-battle', battle: id },
  };
  const off: Way = {
    label: sayText.refereePutsOff,
    says: sayText.refereePutsOffSays,
    icon: CalendarClock,
    ruling: { type: 'postpone-battle', battle: id },
  };
  return stage === 'open' && mayWait ? [off, dice, CALL_OFF] : [dice, CALL_OFF];
}

interface RuledProps {
  readonly label: string;
  readonly says: string | undefined;
  readonly ruling: Ruling;
  readonly cancel: () => void;
}

function Ruled({ label, says, ruling, cancel }: RuledProps) {
  const { decide, isBusy } = useDecision();
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
      {says === undefined ? null : <p className="hint">{says}</p>}
      <Reason reason={reason} write={setReason} />
      <div className="row flex-wrap">
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
