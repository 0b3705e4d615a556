'use client';
import type { Board } from '@sealed-orders/rules/sector-campaign';
import { declarationText as text } from '@sealed-orders/text/sector-campaign/declarations';
import { Suspense, useMemo, useState } from 'react';
import { Notice } from '../../kit/notice.tsx';
import { claimOf } from '../ending/claim-of.ts';
import { ClaimNotice } from '../ending/on-demand.ts';
import { useSectorPlace } from '../sector-context.ts';
import { CommandSheetCard, Lasting, Resources, TurnEndCard } from '../turn/on-demand.ts';
import { Answers } from './answers.tsx';
import { Counts, DeclarationHead } from './declaration-head.tsx';
import { Declare } from './declare.tsx';
import type { Draft } from './draft.ts';
import { Proposals, QueueEditor } from './on-demand.ts';
import { commanderOf, commandView, hasProposals, isCommander, maySettle, questionOf } from './question.ts';
import { type Editing, QueuePanel } from './queue-panel.tsx';

/** What the reader's side decides during a turn: the sheets, the declaration that is due, and the queue for later. */
export function DeclarationCard() {
  const { now, isNow, options } = useSectorPlace();
  const { board } = now;
  if (!isNow || now.you === null || now.side === null || board.ended !== null || board.turn === 0) return null;
  const isSheet = board.phase === 'command' || board.phase === 'score';
  return (
    <section className="command-form" aria-label={text.panel} data-keys>
      {claimOf(now, options) === null ? null : (
        <Suspense>
          <ClaimNotice />
        </Suspense>
      )}
      {isSheet ? <Suspense>{board.phase === 'command' ? <CommandSheetCard /> : <TurnEndCard />}</Suspense> : null}
      <Turn key={board.decision} isSheet={isSheet} board={board} />
      <Suspense>
        <Resources isDock={false} />
        {isCommander(now) ? <Lasting /> : null}
      </Suspense>
    </section>
  );
}

interface TurnProps {
  readonly isSheet: boolean;
  readonly board: Board;
}

/** Each decision starts with an empty form. */
function Turn({ isSheet, board }: TurnProps) {
  const { now, head } = useSectorPlace();
  const [start, change] = useState<{ readonly draft: Draft; readonly times: number } | null>(null);
  const [editor, edit] = useState<{ readonly editing: Editing | null } | null>(null);
  const view = useMemo(() => commandView(now), [now]);
  const seat = commanderOf(now);
  const question = questionOf(now);
  if (seat === null) return null;
  if (editor !== null) {
    return (
      <Suspense>
        <QueueEditor seat={seat} editing={editor.editing} onClose={() => edit(null)} />
      </Suspense>
    );
  }
  const asked = question?.kind === 'declare' ? question.queue : null;
  return (
    <>
      {isSheet ? null : (
        <>
          <DeclarationHead question={question} />
          <Counts view={now} />
        </>
      )}
      {head.status === 'paused' ? (
        <div className="px-4 py-3">
          <Notice kind="warn">{text.paused}</Notice>
        </div>
      ) : null}
      {hasProposals(now) ? (
        <Suspense>
          <Proposals queue={asked} change={(draft) => change({ draft, times: (start?.times ?? 0) + 1 })} />
        </Suspense>
      ) : null}
      {asked === null ? null : (
        <Declare key={start?.times ?? 0} view={view} seat={seat} queue={asked} start={start?.draft ?? null} />
      )}
      {question?.kind === 'answer' && maySettle(now) ? <Answers decision={question.decision} /> : null}
      {question === null && !isSheet && board.asked.length > 0 ? <p className="px-4 py-3">{text.waiting}</p> : null}
      <QueuePanel edit={(editing) => edit({ editing })} />
    </>
  );
}
