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
import { DeedDialog } from '../desk/deed-dialog.tsx';
import { WhenField } from './when-field.tsx';

const text = meetingText.set;

/** For referees: sets the time at which those who have a part in a topic meet, with a reason. */
export function SetTime({ topic }: { readonly topic: string }) {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const [isAsking, setAsking] = useState(false);
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
    <>
      <button
        type="button"
        className="btn small justify-self-start"
        disabled={setting.isPending}
        onClick={() => setAsking(true)}
      >
        <CalendarClock size={16} strokeWidth={1.75} aria-hidden /> {text.open}
      </button>
      {isAsking ? (
        <DeedDialog
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
          onClose={() => setAsking(false)}
        >
          <p>{text.says}</p>
          <WhenField when={when} write={setWhen} />
        </DeedDialog>
      ) : null}
    </>
  );
}
