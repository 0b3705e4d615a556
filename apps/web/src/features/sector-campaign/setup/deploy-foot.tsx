'use client';
import { type DetachmentId, type Placement, printed, type TerritoryId } from '@sealed-orders/rules/sector-campaign';
import { deployText } from '@sealed-orders/text/sector-campaign/setup';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { ProposeDialog } from '../declarations/propose-dialog.tsx';
import { isCommander, maySettle } from '../declarations/question.ts';
import { useSectorPlace } from '../sector-context.ts';
import { withoutQueued, withQueued } from './deployment.ts';
import { useOrder } from './use-order.ts';

interface DeployFootProps {
  readonly queue: readonly Placement[];
  readonly write: (queue: readonly Placement[]) => void;
  /** What the reader has chosen; null: something is missing. */
  readonly placing: { readonly name: string; readonly detachment: DetachmentId; readonly at: TerritoryId } | null;
  readonly isAsked: boolean;
  readonly onPlaced: () => void;
}

/** Places the chosen counter now, adds it to the queue, or proposes it, depending on who reads it. */
export function DeployFoot({ queue, write, placing, isAsked, onPlaced }: DeployFootProps) {
  const { view } = useSectorPlace();
  const places = isAsked && maySettle(view);
  const add = () => {
    if (placing === null) return;
    write(withQueued(queue, { type: 'place', detachment: placing.detachment, at: placing.at }));
    onPlaced();
  };
  const onPlacedNow = () => {
    if (placing !== null) write(withoutQueued(queue, placing.detachment));
    onPlaced();
  };
  return (
    <footer className="place-foot">
      {places ? <PlaceNow placing={placing} onPlaced={onPlacedNow} /> : null}
      {isCommander(view) ? (
        <Button
          kind={places ? 'plain' : 'main'}
          size={places ? undefined : 'large'}
          disabled={placing === null}
          onClick={add}
        >
          {placing === null ? deployText.queue.addNone : deployText.queue.add(placing.name, printed(placing.at))}
        </Button>
      ) : null}
      {isCommander(view) || places ? null : <ProposePlace placing={placing} />}
      {places ? <p className="hint">{deployText.final}</p> : null}
    </footer>
  );
}

interface PlaceNowProps extends Pick<DeployFootProps, 'placing'> {
  readonly onPlaced: () => void;
}

function PlaceNow({ placing, onPlaced }: PlaceNowProps) {
  const { send, isBusy } = useOrder();
  const place = () => {
    if (placing === null) return;
    const { detachment, at, name } = placing;
    const declaration = { type: 'place', detachment, at } as const;
    send({ type: 'declare', declaration }, { done: deployText.placed(name, printed(at)), onDone: onPlaced });
  };
  return (
    <Button kind="main" size="large" disabled={placing === null || isBusy} onClick={place}>
      {placing === null ? deployText.placeNone : deployText.place(placing.name, printed(placing.at))}
    </Button>
  );
}

/** SEC-SETUP-05: a staff member proposes a placement; the commander adopts it now or for later. */
function ProposePlace({ placing }: Pick<DeployFootProps, 'placing'>) {
  const [proposed, propose] = useState<DeployFootProps['placing']>(null);
  return (
    <>
      <Button kind="main" size="large" disabled={placing === null} onClick={() => propose(placing)}>
        {placing === null ? deployText.placeNone : deployText.staff.propose(placing.name, printed(placing.at))}
      </Button>
      {proposed === null ? null : (
        <ProposeDialog
          declaration={{ type: 'place', detachment: proposed.detachment, at: proposed.at }}
          onClose={() => propose(null)}
        />
      )}
    </>
  );
}
