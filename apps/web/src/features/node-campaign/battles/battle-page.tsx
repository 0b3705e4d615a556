'use client';
import type { Battle } from '@sealed-orders/rules/node-campaign';
import { playersOf } from '@sealed-orders/rules/node-campaign';
import { Meetings } from '../../campaign/meetings/meetings.tsx';
import { WriteUps } from '../../campaign/write-ups/write-ups.tsx';
import { useNodePlace } from '../node-context.ts';
import { AnswerPage } from './answer-page.tsx';
import { BattleFacts } from './battle-facts.tsx';
import { BattleHead } from './battle-head.tsx';
import { deadlineOf, type Standing, standingOf } from './battle-state.ts';
import { FilePage } from './file-page.tsx';
import { Leaving } from './leaving.tsx';
import { OwnUnits } from './own-units.tsx';
import { Question } from './question.tsx';
import { RefereePart } from './referee.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { OwnRetreats } from './retreat-lists.tsx';
import { useBattleOptions } from './use-battle-options.ts';
import { formOf } from './use-draft.ts';

/** A pending battle: its head, then by its state what to agree on, to report, to answer, or to wait for. */
export function BattlePage({ battle }: { readonly battle: Battle }) {
  const { view } = useNodePlace();
  const options = useBattleOptions();
  const standing = standingOf(view, battle);
  const deadline = deadlineOf(view, battle, standing);
  const report = formOf(options, 'report', battle);
  return (
    <>
      <BattleHead battle={battle} standing={standing} deadline={deadline} />
      {standing.stage === 'agreeing' && report !== null ? (
        <FilePage battle={battle} form={report} standing={standing} />
      ) : standing.stage === 'reported' && standing.role === 'fights' ? (
        <AnswerPage battle={battle} />
      ) : (
        <Watched battle={battle} standing={standing} />
      )}
      <WriteUps topic={battle.id} />
    </>
  );
}

/** The page of those who wait, look on, or decide; and of those for whom a choice is left. */
function Watched({ battle, standing }: { readonly battle: Battle; readonly standing: Standing }) {
  const isTold = standing.stage === 'reported' || standing.stage === 'disputed';
  return (
    <div className="nb-columns">
      <aside className="nb-column">
        {standing.stage === 'leaving' ? <Leaving battle={battle} /> : null}
        {standing.stage === 'agreeing' ? <Question battle={battle} standing={standing} /> : null}
        <RefereePart battle={battle} />
        <OwnRetreats battle={battle} />
        <Meetings topic={battle.id} seats={playersOf(battle)} />
      </aside>
      <article className="nb-sheet">
        {isTold ? <ReportSheet battle={battle} /> : null}
        {isTold ? <OwnUnits battle={battle} /> : null}
        <BattleFacts battle={battle} standing={standing} />
      </article>
    </div>
  );
}
