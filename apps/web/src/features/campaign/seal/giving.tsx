'use client';
import { seatId } from '@sealed-orders/rules/kernel';
import { useMutation } from '@tanstack/react-query';
import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import { type Outputs, useTRPC } from '../../api/client.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import { nonce } from './nonce.ts';

/** For referees who decide for a seat; players never load it. */
const GiveForDialog = lazy(async () => ({ default: (await import('./give-for-dialog.tsx')).GiveForDialog }));

export type Given = Outputs['orders']['give'];

/** What follows when an order was answered, or could not be sent. */
interface Giving {
  readonly onAnswer: (answer: Given) => void;
  readonly onError: () => void;
}

interface GivingPlace {
  /** Gives an order that counts on arrival: the reader's own, or one for the seat that a referee stands in for. */
  readonly give: (order: object, then: Giving) => void;
  readonly isBusy: boolean;
}

const GivingContext = createContext<GivingPlace | null>(null);

/** How orders that count on arrival are given. */
export function useGiving(): GivingPlace {
  const place = useContext(GivingContext);
  if (place === null) throw new Error('not on a campaign page');
  return place;
}

interface Asked {
  readonly order: object;
  readonly then: Giving;
}

/** Gives what players decide on the pages within; a referee who stands in for a seat is asked for a reason first. */
export function GivingRoom({ children }: { readonly children: ReactNode }) {
  const trpc = useTRPC();
  const { head, standIn, seatName } = useCampaignPlace();
  const [asked, ask] = useState<Asked | null>(null);
  const give = useMutation(trpc.orders.give.mutationOptions());
  const giveFor = useMutation(trpc.desk.giveFor.mutationOptions());
  const isBusy = give.isPending || giveFor.isPending;
  const { mutate } = give;
  const campaign = head.id;
  const place = useMemo(
    (): GivingPlace => ({
      isBusy,
      give: (order, then) => {
        if (standIn !== null) ask({ order, then });
        else mutate({ campaign, order, nonce: nonce() }, { onSuccess: then.onAnswer, onError: then.onError });
      },
    }),
    [campaign, standIn, isBusy, mutate],
  );
  return (
    <GivingContext.Provider value={place}>
      {children}
      {asked !== null && standIn !== null ? (
        <Suspense>
          <GiveForDialog
            seat={seatName(standIn)}
            onConfirm={(reason) =>
              giveFor.mutate(
                { campaign, seat: seatId(standIn), order: asked.order, nonce: nonce(), reason },
                { onSuccess: asked.then.onAnswer, onError: asked.then.onError },
              )
            }
            onClose={() => ask(null)}
          />
        </Suspense>
      ) : null}
    </GivingContext.Provider>
  );
}
