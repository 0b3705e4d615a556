'use client';
import { draftsKey } from '@sealed-orders/text/pages/orders';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { closingText } from '@sealed-orders/text/pages/repairs';
import { Gavel } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import type { Head } from '../../campaign-data/campaign-data.ts';
import { afterDeed } from '../../deeds/after-deed.ts';
import { DeedButton } from '../../deeds/deed-button.tsx';
import { DecideMissing, type MissingChoices } from './decide-missing.tsx';

interface CloseButtonProps {
  /** The open phase, as the referee sees it. */
  readonly phase: Pick<Head, 'id' | 'status' | 'opening' | 'draftsCount' | 'isHeld' | 'pace'> & {
    readonly seats: readonly Pick<Head['seats'][number], 'seat' | 'name' | 'awaited' | 'sealed'>[];
  };
  /** The rules' default for players who have not sealed, in the words of the game. */
  readonly unsealed: string;
}

/** Closes the open phase without the missing players, after asking for confirmation and a reason. */
export function CloseButton({ phase, unsealed }: CloseButtonProps) {
  const { id, status, opening, draftsCount, isHeld, pace, seats } = phase;
  const trpc = useTRPC();
  const close = useAction(trpc.campaigns.closePhase, { ...afterDeed(trpc, id), done: refereeText.closedNow });
  const hasSheets = seats.some((seat) => seat.awaited || seat.sealed);
  const missing = seats.filter((seat) => seat.awaited && !seat.sealed);
  const [choices, setChoices] = useState<MissingChoices>({});
  const decides = isHeld && pace.missing?.policy === 'referee';
  const says = closingText[draftsKey(draftsCount)](unsealed);
  return (
    <DeedButton
      label={close.isRunning ? refereeText.closingNow : refereeText.closeNow}
      icon={Gavel}
      isDisabled={close.isRunning || status !== 'running'}
      title={refereeText.closeTitle}
      action={refereeText.closeNow}
      onConfirm={(reason) => close.run({ campaign: id, opening, reason, ...(decides && { choices }) })}
    >
      {decides ? (
        <DecideMissing
          seats={missing}
          mayTakeDrafts={draftsCount}
          choices={choices}
          onChange={(seat, choice) => setChoices({ ...choices, [seat]: choice })}
        />
      ) : (
        <p>
          {hasSheets
            ? refereeText.closeSays(
                missing.map(({ name }) => name),
                says,
              )
            : refereeText.closeOpenSays}
        </p>
      )}
    </DeedButton>
  );
}
