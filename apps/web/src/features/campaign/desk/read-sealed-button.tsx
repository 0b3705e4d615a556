import { seatId } from '@sealed-orders/rules/kernel';
import { repairsText } from '@sealed-orders/text/pages/repairs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import { useTRPC } from '../../api/client.ts';
import { refusalSentence } from '../../api/refusal-sentence.ts';
import { useToast } from '../../shell/toasts.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { DeedButton } from './deed-button.tsx';

const text = repairsText.readSealed;

/** Asks for what the seat has sealed, and shows it on the sheet. */
function useReading(seat: string) {
  const { open, sealedReading, openTab } = useCampaignPlace();
  const { id: campaign, opening } = open.head;
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const { mutate, isPending } = useMutation(
    trpc.desk.readSealed.mutationOptions({
      onSuccess: async (answer) => {
        if (answer.ok) {
          sealedReading.show({ seat, sealed: answer.value });
          openTab('orders');
        } else say(await refusalSentence(text.refusals, answer.problem.code));
        await queries.invalidateQueries({ queryKey: trpc.desk.log.queryKey({ campaign }) });
      },
      onError: () => say(text.failed),
    }),
  );
  type Reason = Parameters<typeof mutate>[0]['reason'];
  return { isPending, read: (reason: Reason) => mutate({ campaign, opening, seat: seatId(seat), reason }) };
}

/** Opens what the seat has sealed, for a referee who sees with its eyes, where the terms allow it. */
export function ReadSealedButton({ seat }: { readonly seat: string }) {
  const { seatName } = useCampaignPlace();
  const { read, isPending } = useReading(seat);
  return (
    <DeedButton
      label={text.open}
      icon={MailOpen}
      isDisabled={isPending}
      title={text.title(seatName(seat))}
      action={text.action}
      onConfirm={read}
    >
      <p>{text.says}</p>
    </DeedButton>
  );
}
