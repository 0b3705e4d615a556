'use client';
import type { SeatId } from '@sealed-orders/rules/kernel';
import {
  CONDITIONS,
  type Declaration,
  type Instruction,
  knownOf,
  printed,
  type TerritoryId,
} from '@sealed-orders/rules/sector-campaign';
import { CONDITION_NAMES, QUEUE_NAMES } from '@sealed-orders/text/sector-campaign';
import { declarationText, queueText as text } from '@sealed-orders/text/sector-campaign/declarations';
import { useMemo, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { useOrder } from '../setup/use-order.ts';
import { ComposerSteps } from './composer.tsx';
import { draftOf } from './draft.ts';
import { kindOf } from './kinds.ts';
import { ProposeDialog } from './propose-dialog.tsx';
import { imagined, isCommander, nextQueue, TURN_QUEUES, type TurnQueue } from './question.ts';
import { expected, expectedAttack, queueOrder, type When, withInstruction } from './queue.ts';
import type { Editing } from './queue-panel.tsx';
import { useDeclaring } from './use-declaring.ts';

interface QueueEditorProps {
  readonly seat: SeatId;
  /** Null: a new instruction. */
  readonly editing: Editing | null;
  readonly onClose: () => void;
}

/** SEC-TURN-05: composes an instruction like a declaration, on the board as it would be when the instruction is due. */
export function QueueEditor({ seat, editing, onClose }: QueueEditorProps) {
  const { now } = useSectorPlace();
  const known = knownOf(now);
  const [queue, setQueue] = useState<TurnQueue>(editing?.queue ?? nextQueue(now));
  const all = known === null ? [] : known.desk.queues[queue];
  const written = editing === null || editing.place === null ? null : (all[editing.place] ?? null);
  const [attacked, setAttacked] = useState<TerritoryId | null>(written === null ? null : expectedAttack(written));
  return (
    <section aria-label={text.add}>
      <header className="plain-head">
        <div className="grow">
          <h2>{written === null ? text.add : text.edit}</h2>
          <p>{text.imagined}</p>
        </div>
      </header>
      <div className="px-4 py-3 grid gap-3">
        {written === null ? (
          <Choice
            label={text.which}
            value={queue}
            options={TURN_QUEUES.map((one) => [one, QUEUE_NAMES[one]] as const)}
            onChange={setQueue}
          />
        ) : null}
        {queue === 'responses' ? (
          <TerritoryChoice label={text.attacked} value={attacked} isOwn onChange={setAttacked} />
        ) : null}
      </div>
      {queue === 'responses' && attacked === null ? (
        <footer className="command-form-foot">
          <Button onClick={onClose}>{text.cancel}</Button>
        </footer>
      ) : (
        <Composing
          key={`${queue} ${attacked ?? ''}`}
          {...{ seat, queue, attacked, all, written, onClose }}
          place={editing?.place ?? null}
        />
      )}
    </section>
  );
}

interface ComposingProps {
  readonly seat: SeatId;
  readonly queue: TurnQueue;
  readonly attacked: TerritoryId | null;
  readonly all: readonly Instruction[];
  readonly place: number | null;
  readonly written: Instruction | null;
  readonly onClose: () => void;
}

function Composing({ seat, queue, attacked, all, place, written, onClose }: ComposingProps) {
  const { now } = useSectorPlace();
  const before = useMemo(() => expected(all.slice(0, place ?? all.length)), [all, place]);
  const view = useMemo(() => imagined(now, queue, before, attacked), [now, queue, before, attacked]);
  const first = written?.choices[0] ?? null;
  const start = first === null ? null : draftOf(first.declaration, kindOf(first.declaration));
  const declaring = useDeclaring({ view, seat, queue, start, isAhead: true });
  const [when, setWhen] = useState<When>(first?.when ?? null);
  const [passes, setPasses] = useState(written !== null && written.choices.length > 1);
  const condition: When = attacked === null ? when : { is: 'attacked', territory: attacked };
  const declaration = declaring.refusal === null ? declaring.declaration : null;
  return (
    <>
      <ComposerSteps declaring={declaring} />
      <div className="px-4 py-3 grid gap-3">
        {attacked === null ? <ConditionFields when={when} write={setWhen} /> : null}
        <OtherwisePass queue={queue} declaration={declaration} isChosen={passes} choose={setPasses} />
      </div>
      <EditorFoot
        {...{ queue, all, place, declaration, onClose }}
        instruction={
          declaration === null ? null : instructionOf({ when: condition, declaration }, passes ? queue : null)
        }
      />
    </>
  );
}

/** The instruction, with its alternative if there is one. @param passes null: no alternative */
function instructionOf(
  choice: { readonly when: When; readonly declaration: Declaration },
  passes: TurnQueue | null,
): Instruction {
  const last: Declaration = passes === 'responses' ? { type: 'done' } : { type: 'pass' };
  return { choices: passes === null ? [choice] : [choice, { when: null, declaration: last }] };
}

interface OtherwisePassProps {
  readonly queue: TurnQueue;
  readonly declaration: Declaration | null;
  readonly isChosen: boolean;
  readonly choose: (isChosen: boolean) => void;
}

/** Nobody can pass on missions, and a pass needs no alternative. */
function OtherwisePass({ queue, declaration, isChosen, choose }: OtherwisePassProps) {
  if (queue === 'air' || declaration?.type === 'pass' || declaration?.type === 'done') return null;
  return (
    <label className="row">
      <input
        type="checkbox"
        className="check-box"
        checked={isChosen}
        onChange={(event) => choose(event.target.checked)}
      />
      {queue === 'responses' ? text.elseDone : text.elsePass}
    </label>
  );
}

interface EditorFootProps {
  readonly queue: TurnQueue;
  readonly all: readonly Instruction[];
  readonly place: number | null;
  readonly declaration: Declaration | null;
  readonly instruction: Instruction | null;
  readonly onClose: () => void;
}

/** The commander queues it; staff members propose it. */
function EditorFoot({ queue, all, place, declaration, instruction, onClose }: EditorFootProps) {
  const { now } = useSectorPlace();
  const { send, isBusy } = useOrder();
  const [isProposing, setProposing] = useState(false);
  const isOwn = isCommander(now);
  const save = () => {
    if (instruction === null) return;
    if (isOwn) send(queueOrder(queue, withInstruction(all, place, instruction)), { done: text.saved, onDone: onClose });
    else setProposing(true);
  };
  return (
    <footer className="command-form-foot">
      <Button onClick={onClose}>{text.cancel}</Button>
      <div className="command-form-give">
        <Button kind="main" className="give" disabled={instruction === null || isBusy} onClick={save}>
          <b>{isOwn ? (place === null ? text.save : text.change) : declarationText.propose}</b>
          <small>{text.kept}</small>
        </Button>
      </div>
      {isProposing && declaration !== null ? <ProposeDialog declaration={declaration} onClose={onClose} /> : null}
    </footer>
  );
}

interface TerritoryChoiceProps {
  readonly label: string;
  readonly value: TerritoryId | null;
  /** Only territories of the reader's side. */
  readonly isOwn?: boolean;
  readonly onChange: (territory: TerritoryId | null) => void;
}

function TerritoryChoice({ label, value, isOwn = false, onChange }: TerritoryChoiceProps) {
  const { now } = useSectorPlace();
  const ids = Object.values(now.board.territories)
    .filter(({ controller }) => !isOwn || controller === now.side)
    .map(({ id }) => id);
  return (
    <Choice
      label={label}
      value={value ?? ''}
      options={[['', declarationText.choose] as const, ...ids.map((id) => [id, printed(id)] as const)]}
      onChange={(next) => onChange(ids.find((id) => id === next) ?? null)}
    />
  );
}

interface ConditionFieldsProps {
  readonly when: When;
  readonly write: (when: When) => void;
}

/** What an instruction can depend on: only things that both sides can see. */
function ConditionFields({ when, write }: ConditionFieldsProps) {
  const [is, setIs] = useState<(typeof CONDITIONS)[number] | ''>(when?.is ?? '');
  const pick = (next: typeof is) => {
    setIs(next);
    write(next === '' || when === null ? null : { ...when, is: next });
  };
  return (
    <>
      <Choice
        label={text.when}
        value={is}
        options={[
          ['', text.always] as const,
          ...CONDITIONS.map((one) => [one, text.ifTerritory(CONDITION_NAMES[one])] as const),
        ]}
        onChange={pick}
      />
      {is === '' ? null : (
        <TerritoryChoice
          label={text.territory}
          value={when?.territory ?? null}
          onChange={(territory) => write(territory === null ? null : { is, territory })}
        />
      )}
    </>
  );
}
