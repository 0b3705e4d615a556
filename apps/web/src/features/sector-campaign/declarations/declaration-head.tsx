import {
  answeredBattle,
  type Decision,
  inHand,
  knownOf,
  leftOf,
  missOf,
  printed,
  type Side,
  type View,
} from '@sealed-orders/rules/sector-campaign';
import { DECISION_TEXT, PHASE_NAMES } from '@sealed-orders/text/sector-campaign';
import { declarationText as text } from '@sealed-orders/text/sector-campaign/declarations';
import { TimeLeft } from '../../campaign/frame/time-left.tsx';
import { useSectorPlace } from '../sector-context.ts';
import type { Question } from './question.ts';

/** Whether it is the reader's turn to declare, what, by when, and what happens otherwise. */
export function DeclarationHead({ question }: { readonly question: Question | null }) {
  const { now, head } = useSectorPlace();
  const { board } = now;
  const decision = question?.decision ?? null;
  return (
    <header className={question === null ? 'plain-head' : 'turn-head'}>
      <div className="grow">
        <p>{text.where(PHASE_NAMES[board.phase], board.turn)}</p>
        <h2 aria-live="polite">{titleOf(now, question)}</h2>
        {decision === null ? null : <p>{otherwise(now, decision)}</p>}
      </div>
      <p className="clock">
        <TimeLeft head={head} />
      </p>
    </header>
  );
}

/** What happens if the reader's side misses the deadline. SEC-INIT-04. */
function otherwise({ board, side }: View, decision: Decision): string {
  const miss = side === null ? null : missOf(board, side);
  return miss === null ? DECISION_TEXT[decision].otherwise : text.miss[miss];
}

function titleOf({ board, side }: View, question: Question | null): string {
  const { heads } = text;
  if (question?.kind === 'answer') {
    const at = question.at === null ? '' : printed(question.at);
    const { decision } = question;
    return decision === 'first' || decision === 'escort' ? heads[decision] : heads[decision](at);
  }
  if (question !== null) {
    const battle = question.queue === 'responses' ? answeredBattle(board) : null;
    return battle === null ? heads.yours : heads.respond(printed(battle.territory));
  }
  const next = board.asked.find((one) => one.side !== side)?.side ?? null;
  if (next !== null) return heads.theirs(next);
  return side !== null && board.sides[side].passed === 'final' && board.alternation !== null
    ? heads.passed
    : heads.nothing;
}

/** SEC-INIT-02: what the reader's side has left, and what the enemy has left. */
export function Counts({ view }: { readonly view: View }) {
  const known = knownOf(view);
  if (known === null) return null;
  const { phase } = view.board;
  if (phase === 'deployment') {
    return <CountRow counts={[{ value: String(inHand(known).length), says: text.counts.hand }]} />;
  }
  const kinds =
    phase === 'attacks' ? (['attacks', 'responses'] as const) : phase === 'moves' ? (['moves'] as const) : [];
  if (kinds.length === 0) return null;
  const own = view.board.sides[known.side];
  const enemy: Side = known.side === 'west' ? 'east' : 'west';
  const theirs = view.board.sides[enemy];
  return (
    <CountRow
      counts={[
        ...kinds.map((what) => ({
          value: text.left(leftOf(known, what), own.used[what] + leftOf(known, what)),
          says: text.counts[what],
        })),
        {
          value: kinds.map((what) => Math.max(0, theirs.initiative - theirs.used[what])).join(' / '),
          says: text.enemyLeft(enemy),
        },
      ]}
    />
  );
}

const CountRow = ({ counts }: { readonly counts: readonly { readonly value: string; readonly says: string }[] }) => (
  <dl className="declare-counts">
    {counts.map(({ value, says }) => (
      <div key={says}>
        <dt>{says}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
