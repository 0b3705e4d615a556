'use client';
import { gazetteDeskText } from '@sealed-orders/text/pages/gazette-desk';
import { useMutation } from '@tanstack/react-query';
import { type Inputs, useTRPC } from '../api/client.ts';
import { ReasonDialog } from '../shell/reason-dialog.tsx';
import { useWriting } from './use-writing.ts';

const text = gazetteDeskText.sent;

interface DialogProps {
  readonly about: Omit<Inputs['gazette']['letStand'], 'reason'>;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks for the reason why a communiqué is withheld, which only referees read. */
export function Withhold({ about, name, onClose }: DialogProps) {
  const withhold = useMutation(useTRPC().gazette.withhold.mutationOptions(useWriting(text.done)));
  return (
    <ReasonDialog
      title={text.withholdTitle(name)}
      action={text.withhold}
      label={text.reason}
      hint={text.reasonHint}
      onConfirm={(reason) => withhold.mutate({ ...about, isWithheld: true, reason })}
      onClose={onClose}
    >
      <p>{text.withholdSays}</p>
    </ReasonDialog>
  );
}

/** The same for one that is shown again. */
export function ShowAgain({ about, name, onClose }: DialogProps) {
  const show = useMutation(useTRPC().gazette.withhold.mutationOptions(useWriting(text.shown)));
  return (
    <ReasonDialog
      title={text.showTitle(name)}
      action={text.show}
      label={text.reason}
      hint={text.reasonHint}
      onConfirm={(reason) => show.mutate({ ...about, isWithheld: false, reason })}
      onClose={onClose}
    >
      <p>{text.showSays}</p>
    </ReasonDialog>
  );
}

/** The same for one that stands, whatever readers have reported. */
export function LetStand({ about, name, onClose }: DialogProps) {
  const { complaints } = gazetteDeskText;
  const letStand = useMutation(useTRPC().gazette.letStand.mutationOptions(useWriting(complaints.stands)));
  return (
    <ReasonDialog
      title={complaints.letStandTitle(name)}
      action={complaints.letStand}
      label={text.reason}
      hint={text.reasonHint}
      onConfirm={(reason) => letStand.mutate({ ...about, reason })}
      onClose={onClose}
    >
      <p>{complaints.letStandSays}</p>
    </ReasonDialog>
  );
}
