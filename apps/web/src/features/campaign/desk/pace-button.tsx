'use client';
import type { Pace } from '@sealed-orders/rules/kernel';
import { paceText } from '@sealed-orders/text/pages/pace';
import { useMutation } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import { useSetupDoor } from '../../games.ts';
import { ClockFields } from '../../new-campaign/clock-fields.tsx';
import { PaceFields } from '../../new-campaign/pace-fields.tsx';
import type { Head } from '../campaign-data.ts';
import { DeedButton } from './deed-button.tsx';
import { useDeedAnswer } from './use-deed.ts';

const text = paceText.deed;

/** Changes the order clock and how strictly it is kept, from the next phase on, with a reason. */
export function PaceButton({ head }: { readonly head: Head }) {
  const trpc = useTRPC();
  const [pace, setPace] = useState<Pace>(head.nextPace ?? head.pace);
  const change = useMutation(trpc.desk.changePace.mutationOptions(useDeedAnswer(head.id, text.done, text.refusals)));
  return (
    <DeedButton
      label={text.open}
      icon={CalendarClock}
      isDisabled={change.isPending}
      title={text.title}
      action={text.action}
      onConfirm={(reason) => change.mutate({ campaign: head.id, pace, reason })}
    >
      <p>{text.says}</p>
      <Suspense fallback={null}>
        <Fields head={head} pace={pace} onChange={setPace} />
      </Suspense>
    </DeedButton>
  );
}

interface FieldsProps {
  readonly head: Head;
  readonly pace: Pace;
  readonly onChange: (pace: Pace) => void;
}

function Fields({ head, pace, onChange }: FieldsProps) {
  const door = useSetupDoor(head.system);
  const clock = pace.clock ?? { mode: 'none' };
  return (
    <>
      <ClockFields door={door} clock={clock} onChange={(other) => onChange({ ...pace, clock: other })} />
      {clock.mode === 'none' ? null : <PaceFields pace={pace} onChange={onChange} />}
    </>
  );
}
