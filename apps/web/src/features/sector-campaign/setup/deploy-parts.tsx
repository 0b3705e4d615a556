'use client';
import { detachmentsOf, emptyMajors, type Known, ownMajors, printed } from '@sealed-orders/rules/sector-campaign';
import { listed, plain } from '@sealed-orders/text';
import { deployText } from '@sealed-orders/text/sector-campaign/setup';
import { Choice } from '../../kit/field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { TitledSection } from '../../kit/titled-section.tsx';
import type { Deploying } from './use-deploying.ts';

/** The territory for the chosen detachment, which can also be touched on the board. */
export function IntoChoice({ deploying: { chosen, open, at, aim } }: { readonly deploying: Deploying }) {
  return (
    <div className="px-4 py-3 grid gap-2">
      {chosen === null ? null : <b>{chosen.name}</b>}
      <Choice
        label={deployText.into}
        value={at ?? ''}
        options={[['', deployText.chooseInto] as const, ...open.map((id) => [id, printed(id)] as const)]}
        onChange={(next) => aim(open.find((id) => id === next) ?? null)}
      />
    </div>
  );
}

interface MajorsProps {
  readonly known: Known;
  /** What would be known after the queue. */
  readonly after: Known;
}

/** SEC-DEPLOY-05: which majors have a garrison, now or after the queue. */
export function Majors({ known, after }: MajorsProps) {
  const now = emptyMajors(known);
  const later = emptyMajors(after);
  return (
    <TitledSection title={deployText.majors.title} rule="SEC-DEPLOY-05">
      <ul className="px-4 py-2 grid gap-1">
        {ownMajors(known.board, known.side).map((id) => {
          const { held, queued, empty } = deployText.majors;
          const says = now.includes(id) ? (later.includes(id) ? empty : queued) : held;
          return <li key={id}>{says(printed(id))}</li>;
        })}
      </ul>
      {later.length === 0 ? null : (
        <div className="px-4 pb-3">
          <Notice kind="warn">{deployText.majors.emptySays}</Notice>
        </div>
      )}
    </TitledSection>
  );
}

/** SEC-DROP-01: detachments that are not placed. */
export function Orbit({ known: { desk } }: { readonly known: Known }) {
  const waiting = detachmentsOf(desk).filter(({ kind, where }) => kind === 'dropship' && where !== 'map');
  if (waiting.length === 0) return null;
  return (
    <TitledSection title={deployText.orbit.title} rule="SEC-DROP-01">
      <p className="px-4 py-2">
        <b>{plain(listed(waiting.map(({ name }) => name)))}.</b> {deployText.orbit.says} <RuleChip rule="SEC-DROP-03" />
      </p>
    </TitledSection>
  );
}
