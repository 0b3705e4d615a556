'use client';
import { gazetteDeskText } from '@sealed-orders/text/pages/gazette-desk';
import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '../api/client.ts';
import { ReasonDialog } from '../shell/reason-dialog.tsx';
import { useWriting } from './use-writing.ts';

const text = gazetteDeskText.sent;

interface WithholdProps {
  readonly about: Pick<Parameters<ReturnType<typeof useWithhold>['mutate']>[0], 'campaign' | 'round' | 'seat'>;
  readonly name: string;
  readonly onClose: () => void;
}

const useWithhold = () => useMutation(useTRPC().gazette.withhold.mutationOptions(useWriting(text.done)));

/** Asks for the reason why a communiqué is withheld, which only referees read. */
export function Withhold({ about, name, onClose }: WithholdProps) {
  const withhold = useWithhold();
  return (
    <ReasonDialog
      title={text.withholdTitle(name)}
      action={text.withhold}
      label={text.reason}
      hint={text.reasonHint}
      onConfirm={(reason) => withhold.mutate({ ...about, reason })}
      onClose={onClose}
    >
      <p>{text.withholdSays}</p>
    </ReasonDialog>
  );
}
