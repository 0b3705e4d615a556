'use client';
import { dayAndTime } from '@sealed-orders/text';
import { deskText } from '@sealed-orders/text/pages/desk';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { ClockArrowDown, ClockArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import type { Head } from '../../campaign-data/campaign-data.ts';
import { afterDeed } from '../../deeds/after-deed.ts';
import { DeedButton } from '../../deeds/deed-button.tsx';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useNow } from '../../time/use-now.ts';
import { WhenField } from '../../time/when-field.tsx';
import { inQuietHours } from './in-quiet-hours.ts';

const HOUR = 60;
const SPANS = [HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 48 * HOUR, 72 * HOUR, 7 * 24 * HOUR];
const MINUTE = 60_000;
/** In place of a number of minutes: at a day and a time. */
const AT = 'at';
const ICONS = { extend: ClockArrowUp, 'bring-forward': ClockArrowDown } as const;

interface MoveButtonProps {
  readonly head: Pick<Head, 'id' | 'opening' | 'pace'>;
  /** Null: the clock is stopped, and nothing can be moved. */
  readonly due: string | null;
  readonly deed: 'extend' | 'bring-forward';
}

/** The deadline as it is being chosen: by how long it moves, or to what day and time. */
function useDeadline({ due, deed }: Pick<NewDeadlineProps, 'due' | 'deed'>) {
  const now = useNow();
  const from = Date.parse(due);
  const spans = deed === 'extend' ? SPANS : SPANS.filter((span) => from - span * MINUTE > now);
  const [picked, pick] = useState<string | null>(null);
  const [when, setWhen] = useState('');
  const chosen = picked ?? String(deed === 'extend' ? 24 * HOUR : (spans[0] ?? AT));
  const minutes = deed === 'extend' ? Number(chosen) : -Number(chosen);
  const at = chosen === AT ? Date.parse(when) : from + minutes * MINUTE;
  const isFit = deed === 'extend' ? at > from : at > now && at < from;
  return { spans, chosen, pick, when, setWhen, isFit, at, minutes };
}

/** Moves the deadline of the open phase, with a reason; shows the new deadline first. */
export function MoveButton({ due, ...props }: MoveButtonProps) {
  if (due !== null) return <Mover due={due} {...props} />;
  return (
    <Button size="small" disabled>
      <Icon of={ICONS[props.deed]} />
      {deskText.deeds[props.deed].open}
    </Button>
  );
}

function Mover({ head, due, deed }: MoveButtonProps & { readonly due: string }) {
  const trpc = useTRPC();
  const text = deskText.deeds[deed];
  const deadline = useDeadline({ due, deed });
  const { chosen, isFit, at, minutes } = deadline;
  const move = useAction(trpc.desk.moveDeadline, { ...afterDeed(trpc, head.id), done: text.done });
  return (
    <DeedButton
      label={text.open}
      icon={ICONS[deed]}
      isDisabled={move.isRunning}
      title={text.title}
      action={text.action}
      canConfirm={isFit}
      onConfirm={(reason) => {
        const distance = chosen === AT ? { to: new Date(at).toISOString() } : { minutes };
        move.run({ campaign: head.id, opening: head.opening, due, ...distance, reason });
      }}
    >
      <p>{text.says}</p>
      <NewDeadline deadline={deadline} due={due} deed={deed} pace={head.pace} />
    </DeedButton>
  );
}

interface NewDeadlineProps extends Pick<MoveButtonProps, 'deed'> {
  readonly due: string;
  readonly deadline: ReturnType<typeof useDeadline>;
  readonly pace: Head['pace'];
}

function NewDeadline({ deadline, due, deed, pace: { grace, quiet } }: NewDeadlineProps) {
  const { spans, chosen, pick, when, setWhen, isFit, at } = deadline;
  const now = useNow();
  const closes = new Date(at);
  const up = new Date(at - grace * 1000);
  const isMisfit = !isFit && !Number.isNaN(at);
  return (
    <>
      <Choice
        label={deskText.by}
        value={chosen}
        options={[...spans.map((span) => [String(span), deskText.span(span)] as const), [AT, deskText.at] as const]}
        onChange={pick}
      />
      {chosen === AT ? <WhenField when={when} write={setWhen} /> : null}
      <p role="status">
        {isMisfit ? deskText.misfit[deed](dayAndTime(new Date(due))) : null}
        {isFit
          ? grace > 0 && up.getTime() > now
            ? refereeText.closesAfterGrace(dayAndTime(up), dayAndTime(closes))
            : refereeText.closesAt(dayAndTime(closes))
          : null}
        {isFit && quiet !== null && inQuietHours(closes, quiet) ? ` ${deskText.inQuietHours}` : null}
      </p>
    </>
  );
}
