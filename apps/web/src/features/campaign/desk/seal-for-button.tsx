'use client';
import { repairsText } from '@sealed-orders/text/pages/repairs';
import { Stamp } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import type { Head } from '../../campaign-data/campaign-data.ts';
import { afterDeed } from '../../deeds/after-deed.ts';
import { DeedButton } from '../../deeds/deed-button.tsx';
import { Choice } from '../../kit/field.tsx';
import { nonce } from '../seal/nonce.ts';

const text = repairsText.sealFor;

/** Seals for a missing seat: its own draft, or the default orders. */
export function SealForButton({ head }: { readonly head: Head }) {
  const trpc = useTRPC();
  const [picked, pick] = useState<string | null>(null);
  const [chosen, choose] = useState<'draft' | 'least' | null>(null);
  const sealing = useAction(trpc.desk.sealFor, { ...afterDeed(trpc, head.id), done: text.done });
  const missing = head.seats.filter(({ awaited, sealed, playsItself }) => awaited && !sealed && !playsItself);
  const seat = missing.find((one) => one.seat === picked) ?? missing[0];
  if (seat === undefined) return null;
  const orders = chosen ?? (seat.hasDraft ? 'draft' : 'least');
  const drafted = ['draft', seat.hasDraft ? text.draft : text.noDraft] as const;
  return (
    <DeedButton
      label={text.open}
      icon={Stamp}
      isDisabled={sealing.isRunning || head.status !== 'running'}
      title={text.title}
      action={text.action}
      canConfirm={orders === 'least' || seat.hasDraft}
      onConfirm={(reason) =>
        sealing.run({
          campaign: head.id,
          opening: head.opening,
          seat: seat.seat,
          orders,
          nonce: nonce(),
          reason,
        })
      }
    >
      <p>{text.says}</p>
      <Choice
        label={text.seat}
        value={seat.seat}
        options={missing.map((one) => [one.seat, one.name] as const)}
        onChange={(next) => {
          pick(next);
          choose(null);
        }}
      />
      <Choice label={text.orders} value={orders} options={[drafted, ['least', text.least]]} onChange={choose} />
    </DeedButton>
  );
}
