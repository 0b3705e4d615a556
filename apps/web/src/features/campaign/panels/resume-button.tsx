'use client';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useTRPC } from '../../api/client.ts';
import { useToast } from '../../shell/toasts.tsx';

/** Sets a paused campaign going again; the socket then tells what came of it. */
export function ResumeButton({ campaign }: { readonly campaign: string }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const resume = useMutation(
    trpc.campaigns.resume.mutationOptions({
      onSuccess: (answer) => {
        say(answer.ok ? refereeText.resumed : refereeText.notResumed);
        return queries.invalidateQueries({ queryKey: trpc.play.head.queryKey({ campaign }) });
      },
      onError: () => say(refereeText.notResumed),
    }),
  );
  return (
    <button
      type="button"
      className="btn ink mt-2"
      disabled={resume.isPending}
      onClick={() => resume.mutate({ campaign })}
    >
      <Play size={16} strokeWidth={1.75} aria-hidden /> {resume.isPending ? refereeText.resuming : refereeText.resume}
    </button>
  );
}
