'use client';
import { meetingText } from '@sealed-orders/text/pages/meetings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import { refusalSentence } from '../../api/refusal-sentence.ts';
import { useToast } from '../../shell/toasts.tsx';
import { zoneHere } from '../../shell/zones.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import { DeedButton } from '../desk/deed-button.tsx';
import { WhenField } from './when-field.tsx';

const text = meetingText.set;

/** For referees: sets the time at which those who have a part in a topic meet, with a reason. */
export function SetTime({ topic }: { readonly topic: string }) {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const [when, setWhen] = useState('');
  const setting = useMutation(
    trpc.desk.setMeeting.mutationOptions({
      onSuccess: async (answer) => {
        say(answer.ok ? text.done : await refusalSentence(meetingText.refusals, answer.problem.code));
        const keys = [trpc.meetings.pathKey(), trpc.desk.log.queryKey({ campaign: head.id })];
        await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
      },
      onError: () => say(meetingText.failed),
    }),
  );
  return (
    <DeedButton
      label={text.open}
      icon={CalendarClock}
      isDisabled={setting.isPending}
      className="small justify-self-start"
      title={text.title}
      action={text.action}
      canConfirm={when !== ''}
      onConfirm={(reason) =>
        setting.mutate({
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
