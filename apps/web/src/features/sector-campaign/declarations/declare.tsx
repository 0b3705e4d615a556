'use client';
import type { SeatId } from '@sealed-orders/rules/kernel';
import type { Declaration, Queue, View } from '@sealed-orders/rules/sector-campaign';
import {
  declarationSays,
  proposalText,
  declarationText as text,
} from '@sealed-orders/text/sector-campaign/declarations';
import { Suspense, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { useOrder } from '../setup/use-order.ts';
import { ComposerSteps } from './composer.tsx';
import { PassDialog, ProposeDialog } from './dialogs.ts';
import type { Draft } from './draft.ts';
import { commanderOf, commandView, maySettle } from './question.ts';
import { useDeclaring } from './use-declaring.ts';
import { refusalOf } from './why.ts';

interface DeclareProps {
  readonly view: View;
  readonly seat: SeatId;
  readonly queue: Queue;
  /** A proposal that the commander changes first; null: a new declaration. */
  readonly start: Draft | null;
}

/** The declaration that is due: composed here or on the board, and made with one button. */
export function Declare({ view, seat, queue, start }: DeclareProps) {
  const declaring = useDeclaring({ view, seat, queue, start });
  return (
    <>
      <ComposerSteps declaring={declaring} />
      <DeclareFoot queue={queue} declaration={declaring.refusal === null ? declaring.declaration : null} />
    </>
  );
}

interface DeclareFootProps {
  readonly queue: Queue;
  /** Null: it is not complete, or the rules refuse it. */
  readonly declaration: Declaration | null;
}

function DeclareFoot({ queue, declaration }: DeclareFootProps) {
  const { now, words, setPlan } = useSectorPlace();
  const { send, isBusy } = useOrder();
  const [isProposing, setProposing] = useState(false);
  const settles = maySettle(now);
  const says = declaration === null ? null : declarationSays(declaration, words);
  const declare = () => {
    if (declaration === null) return;
    if (settles) send({ type: 'declare', declaration }, { done: text.given, onDone: () => setPlan(null) });
    else setProposing(true);
  };
  return (
    <footer className="command-form-foot">
      {settles ? <Pass queue={queue} /> : <ProposedPass queue={queue} />}
      <div className="command-form-give">
        <Button kind="main" className="give" disabled={declaration === null || isBusy} onClick={declare}>
          <b>{label(says, settles)}</b>
          <small>{settles ? text.final : proposalText.staffHint}</small>
        </Button>
      </div>
      {isProposing && declaration !== null ? (
        <Suspense>
          <ProposeDialog declaration={declaration} onClose={() => setProposing(false)} />
        </Suspense>
      ) : null}
    </footer>
  );
}

function label(says: string | null, settles: boolean): string {
  if (says === null) return settles ? text.give : text.propose;
  return settles ? text.gives(says) : text.proposes(says);
}

const passIn = (queue: Queue): Declaration => (queue === 'responses' ? { type: 'done' } : { type: 'pass' });

/** SEC-SETUP-05, SEC-INIT-04: a staff member proposes a pass, or no response, if the commander could declare it. */
function ProposedPass({ queue }: { readonly queue: Queue }) {
  const { now } = useSectorPlace();
  const [isProposing, setProposing] = useState(false);
  const seat = commanderOf(now);
  const declaration = passIn(queue);
  if (seat === null || refusalOf({ view: commandView(now), seat }, declaration) !== null) return null;
  return (
    <>
      <Button onClick={() => setProposing(true)}>
        {declaration.type === 'pass' ? text.proposePass : text.proposeDone}
      </Button>
      {isProposing ? (
        <Suspense>
          <ProposeDialog declaration={declaration} onClose={() => setProposing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** SEC-INIT-04, SEC-RESP-01: passes, or lets an attack stand. Before that, it shows what the attack could isolate. */
function Pass({ queue }: { readonly queue: Queue }) {
  const { now } = useSectorPlace();
  const { send, isBusy } = useOrder();
  const [isAsked, ask] = useState(false);
  const declaration = passIn(queue);
  if (now.you === null || refusalOf({ view: now, seat: now.you }, declaration) !== null) return null;
  const isPass = declaration.type === 'pass';
  const title = isPass ? text.pass(now.board.settings.passIsFinal) : text.done;
  const give = () => send({ type: 'declare', declaration }, { done: text.given });
  return (
    <>
      <Button disabled={isBusy} aria-label={title} onClick={() => ask(true)}>
        {isPass ? text.passShort : text.done}
      </Button>
      {isAsked ? (
        <Suspense>
          <PassDialog {...{ declaration, title, isBusy }} onGive={give} onClose={() => ask(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
