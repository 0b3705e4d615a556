'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { foreseenDeployment, inHand, type Known, type Placement, printed } from '@sealed-orders/rules/sector-campaign';
import { deployText } from '@sealed-orders/text/sector-campaign/setup';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TitledSection } from '../../kit/titled-section.tsx';
import { filledUp, isSameQueue, queueOrder, stillQueued, withMoved } from './deployment.ts';
import { queuedPlacements } from './queued-placements.ts';
import { useOrder } from './use-order.ts';

const text = deployText.queue;

interface DeployQueueProps {
  readonly known: Known;
  readonly queue: readonly Placement[];
  /** Null: the reader is on the staff, and only reads the queue. */
  readonly write: ((queue: readonly Placement[]) => void) | null;
}

/** SEC-TURN-05: the coming placements, in order. Once sealed, they are made without the reader. */
export function DeployQueue({ known, queue, write }: DeployQueueProps) {
  if (inHand(known).length === 0) return null;
  return (
    <TitledSection title={text.title} rule="SEC-TURN-05">
      <div className="px-4 py-2 grid gap-2">
        <p>
          {write === null ? text.commanders : text.says} <span className="muted">{text.secret}</span>
        </p>
        {queue.length === 0 ? <p className="muted">{text.empty}</p> : <Lines {...{ known, queue, write }} />}
        <Holds known={known} queue={queue} />
        {write === null ? null : (
          <>
            <p className="row flex-wrap">
              <Button size="small" onClick={() => write(filledUp(known, queue))}>
                {text.fill}
              </Button>
              <span className="hint">{text.fillSays}</span>
            </p>
            <SealQueue known={known} queue={queue} />
          </>
        )}
      </div>
    </TitledSection>
  );
}

const nameOf = ({ desk }: Known, { detachment }: Placement): string =>
  lookup(desk.detachments, detachment)?.name ?? detachment;

function Lines({ known, queue, write }: DeployQueueProps) {
  return (
    <ol className="deploy-queue">
      {queue.map((placement, i) => {
        const name = nameOf(known, placement);
        return (
          <li key={placement.detachment}>
            <span className="wax-number">{i + 1}</span>
            <span className="grow min-w-0">{text.line(name, printed(placement.at))}</span>
            {write === null ? null : <LineButtons {...{ queue, write, name }} place={i} />}
          </li>
        );
      })}
    </ol>
  );
}

interface LineButtonsProps {
  readonly queue: readonly Placement[];
  readonly write: (queue: readonly Placement[]) => void;
  readonly name: string;
  readonly place: number;
}

function LineButtons({ queue, write, name, place }: LineButtonsProps) {
  return (
    <>
      <Button
        kind="icon"
        aria-label={text.up(name)}
        disabled={place === 0}
        onClick={() => write(withMoved(queue, place, -1))}
      >
        <Icon of={ArrowUp} />
      </Button>
      <Button
        kind="icon"
        aria-label={text.down(name)}
        disabled={place === queue.length - 1}
        onClick={() => write(withMoved(queue, place, 1))}
      >
        <Icon of={ArrowDown} />
      </Button>
      <Button kind="icon" aria-label={text.remove(name)} onClick={() => write(queue.toSpliced(place, 1))}>
        <Icon of={X} />
      </Button>
    </>
  );
}

/** Whether the whole queue can be carried out, and what is left after it. */
function Holds({ known, queue }: Omit<DeployQueueProps, 'write'>) {
  if (queue.length === 0) return null;
  const { after, broken } = foreseenDeployment(known, queue);
  const wrong = broken === null ? undefined : queue[broken];
  return (
    <Notice kind={wrong === undefined ? 'ok' : 'warn'} live>
      {wrong === undefined
        ? `${text.holds} ${text.left(inHand(after).length)}`
        : text.breaks(nameOf(known, wrong), printed(wrong.at))}
    </Notice>
  );
}

function SealQueue({ known, queue }: Omit<DeployQueueProps, 'write'>) {
  const { send, isBusy } = useOrder();
  const sealed = stillQueued(known, queuedPlacements(known.desk));
  if (isSameQueue(sealed, queue)) return <p className="hint">{queue.length === 0 ? text.when : text.isSealed}</p>;
  return (
    <Button disabled={isBusy} onClick={() => send(queueOrder(queue), { done: text.sealed(queue.length) })}>
      {text.seal(queue.length)}
    </Button>
  );
}
