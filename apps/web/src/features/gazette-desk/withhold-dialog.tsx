'use client';
import { gazetteDeskText } from '@sealed-orders/text/pages/gazette-desk';
import { useAction } from '../actions/use-action.ts';
import { type Inputs, useTRPC } from '../api/client.ts';
import { ReasonDialog } from '../kit/reason-dialog.tsx';
import { writing } from './writing.ts';

const text = gazetteDeskText.sent;

interface DialogProps {
  readonly about: Omit<Inputs['gazette']['letStand'], 'reason'>;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks for the reason to withhold a communiqué, which only referees read. */
export function Withhold({ about, name, onClose }: DialogProps) {
  const trpc = useTRPC();
  const withhold = useAction(trpc.gazette.withhold, { ...writing(trpc), done: text.done });
  return (
    <ReasonDialog
      title={text.withholdTitle(name)}
      action={text.withhold}
      label={text.reason}
      hint={text.reasonHint}
      onConfirm={(reason) => withhold.run({ ...about, isWithheld: true, reason })}
      onClose={onClose}
    >
      <p>{text.withholdSays}</p>
    </ReasonDialog>
  );
}

/** The same for showing it again. */
export function ShowAgain({ about, name, onClose }: DialogProps) {
  const trpc = useTRPC();
  const show = useAction(trpc.gazette.withhold, { ...writing(trpc), done: text.shown });
  return (
    <ReasonDialog
      title={text.showTitle(name)}
      action={text.show}
      label={text.reason}
      hint={text.reasonHint}
      onConfirm={(reason) => show.run({ ...about, isWithheld: false, reason })}
      onClose={onClose}
    >
      <p>{text.showSays}</p>
    </ReasonDialog>
  );
}

/** The same for letting it stand despite complaints. */
export function LetStand({ about, name, onClose }: DialogProps) {
  const { complaints } = gazetteDeskText;
  const trpc = useTRPC();
  const letStand = useAction(trpc.gazette.letStand, { ...writing(trpc), done: complaints.stands });
  return (
    <ReasonDialog
      title={complaints.letStandTitle(name)}
      action={complaints.letStand}
      label={text.reason}
      hint={text.reasonHint}
      onConfirm={(reason) => letStand.run({ ...about, reason })}
      onClose={onClose}
    >
      <p>{complaints.letStandSays}</p>
    </ReasonDialog>
  );
}
