'use client';
import { meetingText } from '@sealed-orders/text/pages/meetings';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import { DeedButton } from '../../deeds/deed-button.tsx';
import { WhenField } from '../../time/when-field.tsx';
import { zoneHere } from '../../time/zones.ts';
import { useCampaignPlace, useHasSheets } from '../campaign-context.ts';

const text = meetingText.set;

/** For referees: sets the time at which the players of a topic meet, with a reason. */
export function SetTime({ topic }: { readonly topic: string }) {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const { refusals } = useHasSheets() ? meetingText : meetingText.onArrival;
  const [when, setWhen] = useState('');
  const setting = useAction(trpc.desk.setMeeting, {
    refusals,
    done: text.done,
    again: [trpc.meetings.pathKey(), trpc.desk.log.queryKey({ campaign: head.id })],
  });
  return (
    <DeedButton
      label={text.open}
      icon={CalendarClock}
      isDisabled={setting.isRunning}
      look={{ size: 'small', className: 'justify-self-start' }}
      title={text.title}
      action={text.action}
      canConfirm={when !== ''}
      limits={{ open: text.readers, kept: text.keptReaders }}
      onConfirm={(reason) =>
        setting.run({
          campaign: head.id,
          topic,
          startsAt: new Date(when).toISOString(),
          zone: zoneHere(),
          reason,
        })
      }
    >
      <p>{text.says}</p>
      <WhenField when={when} write={setWhen} />
    </DeedButton>
  );
}
