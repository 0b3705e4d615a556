import { seatId } from '@sealed-orders/rules/kernel';
import { repairsText } from '@sealed-orders/text/pages/repairs';
import { MailOpen } from 'lucide-react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import { DeedButton } from '../../deeds/deed-button.tsx';
import type { Reason } from '../../deeds/deed-dialog.tsx';
import { useCampaignPlace } from '../campaign-context.ts';

const text = repairsText.readSealed;

/** Requests the seat's sealed sheet, and shows it. */
function useReading(seat: string) {
  const { open, sealedReading, openTab } = useCampaignPlace();
  const { id: campaign, opening } = open.head;
  const trpc = useTRPC();
  const { run, isRunning } = useAction(trpc.desk.readSealed, {
    refusals: text.refusals,
    onDone: ({ value }) => {
      sealedReading.show({ seat, sealed: value });
      openTab('orders');
    },
    again: [trpc.desk.log.queryKey({ campaign })],
  });
  return { isRunning, read: (reason: Reason) => run({ campaign, opening, seat: seatId(seat), reason }) };
}

/** Opens a seat's sealed sheet, for a referee who sees as the seat, if the terms allow it. */
export function ReadSealedButton({ seat }: { readonly seat: string }) {
  const { seatName } = useCampaignPlace();
  const { read, isRunning } = useReading(seat);
  return (
    <DeedButton
      label={text.open}
      icon={MailOpen}
      isDisabled={isRunning}
      title={text.title(seatName(seat))}
      action={text.action}
      onConfirm={read}
    >
      <p>{text.says}</p>
    </DeedButton>
  );
}
