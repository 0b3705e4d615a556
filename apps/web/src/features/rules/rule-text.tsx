import { rulesText } from '@sealed-orders/text/pages/rules';
import { buttonClass } from '../kit/button.tsx';
import { QuietLink } from '../shell/frame.ts';
import { RuleStatusChip } from './rule-status-chip.tsx';
import type { FoundRule } from './rulebooks.ts';

/** One rule: wording, our ruling, and how the engine handles it. */
export function RuleText({ game, entry }: FoundRule) {
  return (
    <article className="wrap py-12 grid gap-5" style={{ maxWidth: 760 }}>
      <p className="row">
        <span className="mono text-base">{entry.id}</span> <RuleStatusChip status={entry.status} />
      </p>
      <h1>{entry.title}</h1>
      <p className="body-text">{entry.wording}</p>
      {entry.ruling ? (
        <div className="border-l-2 border-ink pl-4">
          <h2 className="text-base mb-1">{rulesText.ruling}</h2>
          <p className="ink2 text-base">{entry.ruling}</p>
        </div>
      ) : null}
      {entry.status.kind === 'left-out' ? <p className="ink2">{entry.status.reason}</p> : null}
      <p>
        <QuietLink className={buttonClass()} href={`/rules/${game}#${entry.id}`}>
          {rulesText.all}
        </QuietLink>
      </p>
    </article>
  );
}
