import type { Refusal, Rejection } from '@sealed-orders/rules/hex-campaign';
import { lazy, Suspense } from 'react';
import { Notice } from '../../../kit/notice.tsx';
import { RuleChip } from '../../../kit/rule-chip.tsx';

const loaded = async () => ({ default: (await import('./refusal-sentence.tsx')).RefusalSentence });
const RefusalSentence = lazy(loaded);

/** Why something is not allowed. The sentences for all refusals are loaded with the first of them. */
export function RefusalWords({ refusal }: { readonly refusal: Refusal | Rejection }) {
  return (
    <Suspense>
      <RefusalSentence refusal={refusal} />
    </Suspense>
  );
}

/** The objections to an order, each with its rule. */
export function Refusals({ rejections }: { readonly rejections: readonly Rejection[] }) {
  return rejections.map((rejection) => (
    <div className="mt-2" key={`${rejection.code} ${rejection.path.join('.')}`}>
      <Notice kind="danger" live>
        <RefusalWords refusal={rejection} /> {rejection.rule ? <RuleChip rule={rejection.rule} /> : null}
      </Notice>
    </div>
  ));
}

/** The same in a row of the sheet. */
export function RefusalLines({ rejections }: { readonly rejections: readonly Rejection[] }) {
  return rejections.map((rejection) => (
    <p className="bad" key={`${rejection.code} ${rejection.path.join('.')}`}>
      <RefusalWords refusal={rejection} /> {rejection.rule ? <RuleChip rule={rejection.rule} /> : null}
    </p>
  ));
}
