'use client';
import { WaxSeal } from '@sealed-orders/map';
import { type Instruction, knownOf } from '@sealed-orders/rules/sector-campaign';
import { plain } from '@sealed-orders/text';
import { instructionSentence, QUEUE_NAMES } from '@sealed-orders/text/sector-campaign';
import { queueText as text } from '@sealed-orders/text/sector-campaign/declarations';
import { ArrowUp, Pencil, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { useOrder } from '../setup/use-order.ts';
import { isCommander, type TurnQueue } from './question.ts';
import { earlier, type ListedQueue, listedQueues, queueOrder, withoutInstruction } from './queue.ts';
import { Refused } from './refused.tsx';

/** The instruction being written. @param place null: a new one */
export interface Editing {
  readonly queue: TurnQueue;
  readonly place: number | null;
}

interface QueuePanelProps {
  readonly edit: (editing: Editing | null) => void;
}

interface Before {
  readonly queue: TurnQueue;
  readonly instructions: readonly Instruction[];
}

/** SEC-TURN-05: what will be declared for the reader, in order, and what would become of it. */
export function QueuePanel({ edit }: QueuePanelProps) {
  const { now } = useSectorPlace();
  const { send, isBusy } = useOrder();
  const [before, keep] = useState<Before | null>(null);
  const known = knownOf(now);
  if (known === null) return null;
  const lists = listedQueues(now, known.desk);
  const mayEdit = isCommander(now);
  const replace = (queue: TurnQueue, instructions: readonly Instruction[]) => {
    const earlierList = known.desk.queues[queue];
    send(queueOrder(queue, instructions), {
      done: text.saved,
      onDone: () => keep({ queue, instructions: earlierList }),
    });
  };
  const undo = () => {
    if (before === null) return;
    send(queueOrder(before.queue, before.instructions), { done: text.saved, onDone: () => keep(null) });
  };
  return (
    <section className="declare-queue" aria-labelledby="queued-instructions">
      <header className="panel-head">
        <h2 id="queued-instructions">{text.title}</h2>
        <span className="says">
          {text.says} <RuleChip rule="SEC-TURN-05" />
        </span>
      </header>
      <p className="hint px-4 pb-2">
        {now.board.turn === 0 ? `${text.ahead} ` : ''}
        {lists.length === 0 ? `${text.none} ${text.how}` : text.how}
      </p>
      {lists.map((list) => (
        <QueueList key={list.queue} {...{ list, mayEdit, isBusy, edit, replace }} />
      ))}
      <p className="row flex-wrap px-4 py-2">
        <Button onClick={() => edit(null)}>
          <Icon of={Plus} /> {mayEdit ? text.add : text.suggest}
        </Button>
        {before === null ? null : (
          <Button kind="quiet" disabled={isBusy} onClick={undo}>
            {text.undo}
          </Button>
        )}
      </p>
    </section>
  );
}

interface QueueListProps {
  readonly list: ListedQueue;
  readonly mayEdit: boolean;
  readonly isBusy: boolean;
  readonly edit: QueuePanelProps['edit'];
  readonly replace: (queue: TurnQueue, instructions: readonly Instruction[]) => void;
}

function QueueList({ list: { queue, lines }, mayEdit, isBusy, edit, replace }: QueueListProps) {
  const { words } = useSectorPlace();
  const all = lines.map(({ instruction }) => instruction);
  return (
    <>
      <h3 className="px-4 pt-2">{QUEUE_NAMES[queue]}</h3>
      <ol>
        {lines.map(({ instruction, refusal }, i) => {
          const says = plain(instructionSentence(instruction, words));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same instruction may be queued twice
            <li key={i} className="post-row declare-queued">
              <WaxSeal size={26} />
              <div className="min-w-0">
                <b className="block">{says}</b>
                {refusal === null ? null : (
                  <span className="sub warn">
                    {text.notNow} <Refused refusal={refusal} />
                  </span>
                )}
              </div>
              {mayEdit ? (
                <span className="row">
                  <Button
                    kind="icon"
                    aria-label={`${text.up}: ${says}`}
                    disabled={i === 0 || isBusy}
                    onClick={() => replace(queue, earlier(all, i))}
                  >
                    <Icon of={ArrowUp} />
                  </Button>
                  <Button kind="icon" aria-label={`${text.edit}: ${says}`} onClick={() => edit({ queue, place: i })}>
                    <Icon of={Pencil} />
                  </Button>
                  <Button
                    kind="icon"
                    aria-label={`${text.remove}: ${says}`}
                    disabled={isBusy}
                    onClick={() => replace(queue, withoutInstruction(all, i))}
                  >
                    <Icon of={X} />
                  </Button>
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
    </>
  );
}
