'use client';
import { draftsKey, draftsText } from '@sealed-orders/text/pages/orders';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { useMutation } from '@tanstack/react-query';
import { Gavel } from 'lucide-react';
import { useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import type { Head } from '../campaign-data.ts';
import { DecideMissing, type MissingChoices } from './decide-missing.tsx';
import { DeedButton } from './deed-button.tsx';
import { useDeedAnswer } from './use-deed.ts';

interface CloseButtonProps {
  /** The open phase, as the referee sees it. */
  readonly phase: Pick<Head, 'id' | 'opening' | 'draftsCount' | 'isHeld' | 'pace'> & {
    readonly seats: readonly Pick<Head['seats'][number], 'seat' | 'name' | 'awaited' | 'sealed'>[];
  };
  /** What the rules give to whoever has not sealed, in the words of the game. */
  readonly unsealed: string;
}

/** Closes the open phase without those who are missing, after asking once and for the reason. */
export function CloseButton({ phase, unsealed }: CloseButtonProps) {
  const { id, opening, draftsCount, isHeld, pace, seats } = phase;
  const trpc = useTRPC();
  const close = useMutation(trpc.campaigns.closePhase.mutationOptions(useDeedAnswer(id, refereeText.closedNow)));
  const hasSheets = seats.some((seat) => seat.awaited || seat.sealed);
  const missing = seats.filter((seat) => seat.awaited && !seat.sealed);
  const [choices, setChoices] = useState<MissingChoices>({});
  const decides = isHeld && pace.missing?.policy === 'referee';
  const says = draftsText.closing[draftsKey(draftsCount)](unsealed);
  return (
    <DeedButton
      label={close.isPending ? refereeText.closingNow : refereeText.closeNow}
      icon={Gavel}
      isDisabled={close.isPending}
      title={refereeText.closeTitle}
      action={refereeText.closeNow}
      onConfirm={(reason) => close.mutate({ campaign: id, opening, reason, ...(decides && { choices }) })}
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
