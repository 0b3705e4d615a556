'use client';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import { DeedButton } from '../../deeds/deed-button.tsx';
import { Choice } from '../../kit/field.tsx';
import { useCampaignPlace, useHasSheets } from '../campaign-context.ts';
import { seatChange } from './seat-change.ts';

const text = absenceText.opening;

/** A referee opens a player's seat, with a reason; an owner who plays can open an absent player's. */
export function OpenSeat() {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const [picked, pick] = useState<string | null>(null);
  const refusals = useHasSheets()
    ? absenceText.refusals
    : { ...absenceText.refusals, ...absenceText.onArrival.refusals };
  const open = useAction(trpc.absence.openSeat, { ...seatChange(trpc, head.id), refusals, done: text.done });
  const shut = head.seats.filter(
    ({ seat, userName, isOpen, isAbsent }) =>
      userName !== null && !isOpen && seat !== head.you && (head.viewer === 'referee' || isAbsent),
  );
  const chosen = shut.find(({ seat }) => seat === picked) ?? shut[0];
  if (chosen === undefined) return null;
  return (
    <div className="px-4 pt-4 no-print">
      <DeedButton
        label={text.open}
        icon={DoorOpen}
        isDisabled={open.isRunning}
        title={text.title}
        action={text.action}
        onConfirm={(reason) => open.run({ campaign: head.id, seat: chosen.seat, reason })}
      >
        <Choice
          label={text.which}
          value={chosen.seat}
          options={shut.map(({ seat, name, userName }) => [seat, `${name}, ${userName}`] as const)}
          onChange={pick}
        />
        <p>{text.says}</p>
        <p className="hint">{text.link}</p>
      </DeedButton>
    </div>
  );
}
