'use client';
import { type DetachmentId, type Placement, printed, type TerritoryId } from '@sealed-orders/rules/sector-campaign';
import { deployText } from '@sealed-orders/text/sector-campaign/setup';
import { Button } from '../../kit/button.tsx';
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

/** Places the chosen counter now, or adds it to the queue. */
export function DeployFoot({ queue, write, placing, isAsked, onPlaced }: DeployFootProps) {
  const { send, isBusy } = useOrder();
  const place = () => {
    if (placing === null) return;
    const { detachment, at, name } = placing;
    const declaration = { type: 'place', detachment, at } as const;
    const onDone = () => {
      write(withoutQueued(queue, detachment));
      onPlaced();
    };
    send({ type: 'declare', declaration }, { done: deployText.placed(name, printed(at)), onDone });
  };
  const add = () => {
    if (placing === null) return;
    write(withQueued(queue, { type: 'place', detachment: placing.detachment, at: placing.at }));
    onPlaced();
  };
  return (
    <footer className="place-foot">
      {isAsked ? (
        <Button kind="main" size="large" disabled={placing === null || isBusy} onClick={place}>
          {placing === null ? deployText.placeNone : deployText.place(placing.name, printed(placing.at))}
        </Button>
      ) : null}
      <Button
        kind={isAsked ? 'plain' : 'main'}
        size={isAsked ? undefined : 'large'}
        disabled={placing === null}
        onClick={add}
      >
        {placing === null ? deployText.queue.addNone : deployText.queue.add(placing.name, printed(placing.at))}
      </Button>
      {isAsked ? <p className="hint">{deployText.final}</p> : null}
    </footer>
  );
}
