'use client';
import type { Pace } from '@sealed-orders/rules/kernel';
import { deskText } from '@sealed-orders/text/pages/desk';
import { paceText } from '@sealed-orders/text/pages/pace';
import { CalendarClock } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import type { Head } from '../../campaign-data/campaign-data.ts';
import { afterDeed } from '../../deeds/after-deed.ts';
import { DeedButton } from '../../deeds/deed-button.tsx';
import { useSetupDoor } from '../../game-setups.ts';
import { ClockFields } from '../../new-campaign/clock-fields.tsx';
import { PaceFields } from '../../new-campaign/pace-fields.tsx';

const text = paceText.deed;

/** Changes the order clock and how strictly it is kept, from the next phase on, with a reason. */
export function PaceButton({ head }: { readonly head: Head }) {
  const trpc = useTRPC();
  const [pace, setPace] = useState<Pace>(head.nextPace ?? head.pace);
  const change = useAction(trpc.desk.changePace, {
    ...afterDeed(trpc, head.id),
    refusals: { ...deskText.refusals, ...text.refusals },
    done: text.done,
  });
  return (
    <DeedButton
      label={text.open}
      icon={CalendarClock}
      isDisabled={change.isRunning}
      title={text.title}
      action={text.action}
      onConfirm={(reason) => change.run({ campaign: head.id, pace, reason })}
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
      <ClockFields
        door={door}
        clock={clock}
        usual={door.game.presets[0]?.clock ?? null}
        onChange={(other) => onChange({ ...pace, clock: other })}
      />
      {clock.mode === 'none' ? null : <PaceFields pace={pace} onChange={onChange} />}
    </>
  );
}
