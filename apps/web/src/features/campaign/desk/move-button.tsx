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
import { inQuietHours } from './in-quiet-hours.ts';

const HOUR = 60;
const SPANS = [HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 48 * HOUR, 72 * HOUR, 7 * 24 * HOUR];
const MINUTE = 60_000;
const ICONS = { extend: ClockArrowUp, 'bring-forward': ClockArrowDown } as const;

interface MoveButtonProps {
  readonly head: Pick<Head, 'id' | 'opening' | 'pace'>;
  /** Null: the clock is stopped, and nothing can be moved. */
  readonly due: string | null;
  readonly deed: 'extend' | 'bring-forward';
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
  const now = useNow();
  const text = deskText.deeds[deed];
  const spans = deed === 'extend' ? SPANS : SPANS.filter((span) => Date.parse(due) - span * MINUTE > now);
  const [picked, pick] = useState<string | null>(null);
  const minutes = Number(picked ?? (deed === 'extend' ? 24 * HOUR : (spans[0] ?? 0)));
  const move = useAction(trpc.desk.moveDeadline, { ...afterDeed(trpc, head.id), done: text.done });
  const moved = deed === 'extend' ? minutes : -minutes;
  const closes = new Date(Date.parse(due) + moved * MINUTE);
  const { quiet } = head.pace;
  if (spans.length === 0) return null;
  return (
    <DeedButton
      label={text.open}
      icon={ICONS[deed]}
      isDisabled={move.isRunning}
      title={text.title}
      action={text.action}
      onConfirm={(reason) => move.run({ campaign: head.id, opening: head.opening, due, minutes: moved, reason })}
    >
      <p>{text.says}</p>
      <Choice
        label={deskText.by}
        value={String(minutes)}
        options={spans.map((span) => [String(span), deskText.span(span)] as const)}
        onChange={pick}
      />
      <p role="status">
        {refereeText.closesAt(dayAndTime(closes))}
        {quiet !== null && inQuietHours(closes, quiet) ? ` ${deskText.inQuietHours}` : null}
      </p>
    </DeedButton>
  );
}
