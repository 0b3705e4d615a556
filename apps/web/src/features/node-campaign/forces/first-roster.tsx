'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { checkOrder, type Force, type NewUnit } from '@sealed-orders/rules/node-campaign';
import { dayAndTime } from '@sealed-orders/text';
import { refusalSentence } from '@sealed-orders/text/node-campaign';
import { forcesText } from '@sealed-orders/text/node-campaign/forces';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';
import type { RosterOption } from './forms.ts';
import { useKeptDraft } from './kept-draft.ts';
import {
  isIncomplete,
  isSaved,
  PARTS,
  pointsIn,
  type RosterDraft,
  type RosterPart,
  rosterOrder,
  savedDraft,
  withUnits,
} from './roster-draft.ts';
import { type DraftProps, PartEntries } from './roster-part.tsx';
import { RosterSources } from './roster-sources.tsx';
import { useForceOrder } from './use-force-order.ts';

const text = forcesText.first;

interface FirstRosterProps {
  readonly force: Force;
  readonly option: RosterOption;
}

/** Enters the first roster of a battleforce, which costs nothing. */
export function FirstRoster({ force, option }: FirstRosterProps) {
  const { head, view } = useNodePlace();
  const [draft, write] = useKeptDraft<RosterDraft>([head.id, force.id, 'roster'], savedDraft(force));
  const until = lookup(view.timers, `roster:${force.id}`);
  const take = (part: RosterPart, units: readonly NewUnit[]) => write(withUnits(draft, part, units));
  return (
    <>
      <header className="force-side-head">
        <div className="grow">
          <small>{text.orderFor(force.name)}</small>
          <h2>{text.title}</h2>
        </div>
      </header>
      <div className="force-side-scroll">
        <p className="hint px-4 pt-3">
          {until === undefined ? text.lastSave : text.freeUntil(dayAndTime(new Date(until), view.settings.timeZone))}{' '}
          <RuleChip rule="NODE-BF-06" />
        </p>
        {PARTS.map((part) => (
          <PartEntries
            key={part}
            part={part}
            most={part === 'units' ? option.most : option.mostKillTeam}
            {...{ draft, write }}
          />
        ))}
        <RosterSources most={option.most} onTake={take} />
      </div>
      <Foot force={force} option={option} draft={draft} write={write} />
    </>
  );
}

/** The sums, what is wrong, and the button that saves. */
function Foot({ force, option, draft, write }: FirstRosterProps & DraftProps) {
  const { now } = useNodePlace();
  const { send, isBusy } = useForceOrder();
  const order = rosterOrder(force.id, draft);
  const incomplete = draft.rows.filter(isIncomplete).length;
  const over = pointsIn(draft, 'units') - option.most;
  const [refusal] = now.you === null ? [] : checkOrder(now, now.you, order);
  const isSame = isSaved(force, draft);
  return (
    <footer className="force-side-foot">
      {incomplete > 0 ? <Notice kind="warn">{text.incomplete(incomplete)}</Notice> : null}
      {refusal === undefined ? null : (
        <Notice kind="danger" live>
          {refusalSentence(refusal)} {refusal.rule === null ? null : <RuleChip rule={refusal.rule} />}
        </Notice>
      )}
      <p className="sum" role="status">
        <span>{text.sum(pointsIn(draft, 'units'), option.most)}</span>
        <b className={over > 0 ? 'over' : ''}>{over > 0 ? text.tooLarge(over) : text.left(-over)}</b>
      </p>
      <Button
        kind="main"
        className="force-give"
        disabled={incomplete > 0 || refusal !== undefined || isSame || isBusy}
        onClick={() => send(order, { done: text.saved, failed: forcesText.notSaved, onDone: () => write(null) })}
      >
        <b>{text.save}</b>
        <small>{isSame ? text.unchanged : text.saveSays}</small>
      </Button>
      {isSame ? null : (
        <Button kind="quiet" size="small" onClick={() => write(null)}>
          {text.discard}
        </Button>
      )}
    </footer>
  );
}
