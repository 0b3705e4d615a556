import { SeatSwatch } from '@sealed-orders/map';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { talkText } from '@sealed-orders/text/pages/talk';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { personOf } from './people.ts';
import type { Conversation } from './use-conversations.ts';

interface ChooserProps {
  readonly conversations: readonly Conversation[];
  readonly onChosen: (others: readonly SeatId[]) => void;
  readonly onBack: () => void;
}

/** Who talks together: two or more of the players that the reader may write to. */
export function Chooser({ conversations, onChosen, onBack }: ChooserProps) {
  const [chosen, setChosen] = useState<readonly SeatId[]>([]);
  const alone = conversations.filter((one) => one.with.length === 1);
  const mayChoose = alone.filter((one) => one.mayWrite).flatMap((one) => one.with);
  const { title, says, all, none, goOn, tooFew } = talkText.together;
  const hasAll = chosen.length === mayChoose.length;
  const toggle = (seat: SeatId) =>
    setChosen((now) => mayChoose.filter((other) => (other === seat ? !now.includes(seat) : now.includes(other))));
  return (
    <section className="conversation" aria-label={title}>
      <header className="panel-head">
        <Button kind="icon" aria-label={talkText.back} onClick={onBack}>
          <Icon of={ArrowLeft} size={18} />
        </Button>
        <h2>{title}</h2>
        <Button size="small" className="ml-auto" onClick={() => setChosen(hasAll ? [] : mayChoose)}>
          {hasAll ? none : all}
        </Button>
      </header>
      <p className="hint">{says}</p>
      <ul className="choose-seats">
        {alone.map((one) => (
          <Choice key={one.with.join()} of={one} chosen={chosen} onToggle={toggle} />
        ))}
      </ul>
      <Button kind="main" disabled={chosen.length < 2} onClick={() => onChosen(chosen)}>
        {chosen.length < 2 ? tooFew : goOn}
      </Button>
    </section>
  );
}

interface ChoiceProps {
  readonly of: Conversation;
  readonly chosen: readonly SeatId[];
  readonly onToggle: (seat: SeatId) => void;
}

function Choice({ of, chosen, onToggle }: ChoiceProps) {
  const { head, letterOf, seatName } = useCampaignPlace();
  return of.with.map((seat) => (
    <li key={seat}>
      <label>
        <input
          type="checkbox"
          className="check-box"
          checked={chosen.includes(seat)}
          disabled={!of.mayWrite}
          onChange={() => onToggle(seat)}
        />
        <SeatSwatch seat={letterOf(seat)} width={32} height={21} />
        <span>
          <span className="name">{seatName(seat)}</span> <span className="sub">{personOf(head, seat)}</span>
          {of.mayWrite ? null : <span className="sub">{talkText.notNear}</span>}
        </span>
      </label>
    </li>
  ));
}
