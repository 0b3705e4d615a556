import { lookup } from '@sealed-orders/rules/kernel';
import {
  counterFor,
  type DetachmentId,
  type Known,
  knownOf,
  pointsOf,
  printed,
  type TerritoryId,
} from '@sealed-orders/rules/sector-campaign';
import { declarationText as text } from '@sealed-orders/text/sector-campaign/declarations';
import { useId } from 'react';
import { actorsOf, startsOf, stayingOf } from './draft.ts';
import { Refused } from './refused.tsx';
import { RefusedList } from './refused-list.tsx';
import { Step } from './step.tsx';
import { candidatesOf, placeOf } from './steps.ts';
import type { Declaring } from './use-declaring.ts';
import { whyNotActor } from './why.ts';

/** Where an attack starts. */
export function FromStep({ declaring }: { readonly declaring: Declaring }) {
  const { options, draft, begin } = declaring;
  const group = useId();
  if (draft.kind !== 'attack') return null;
  const starts = startsOf(options);
  return (
    <Step title={text.steps.from} value={draft.from === null ? null : printed(draft.from)}>
      {starts.map((id) => (
        <label key={id} className="declare-row">
          <input type="radio" name={group} checked={draft.from === id} onChange={() => begin(id)} />
          <b>{printed(id)}</b>
        </label>
      ))}
    </Step>
  );
}

/** Chooses detachments: one, or for an attack any in one territory. Those that can't be chosen say why. */
export function WhoStep({ declaring }: { readonly declaring: Declaring }) {
  const { view, options, draft } = declaring;
  const known = knownOf(view);
  const isMany = draft.kind === 'attack';
  if (known === null || draft.kind === 'fortify' || (isMany && draft.from === null)) return null;
  const able = actorsOf(options, draft);
  const unable = candidatesOf(view, draft).filter((id) => !able.includes(id));
  return (
    <Step
      title={isMany ? text.steps.with : text.steps.who}
      value={namedWords(known, draft.detachments, able.length, isMany)}
      isLong={able.length > 3}
    >
      {able.map((id) => (
        <WhoRow key={id} {...{ declaring, known, id }} />
      ))}
      {stayingOf(options, draft) === 0 ? null : <p className="hint px-4">{text.staying(stayingOf(options, draft))}</p>}
      <RefusedList
        ids={unable}
        nameOf={(id) => nameOf(known, id)}
        why={(id) => <WhyNot declaring={declaring} id={id} />}
      />
    </Step>
  );
}

const nameOf = ({ desk }: Known, id: DetachmentId): string => lookup(desk.detachments, id)?.name ?? id;

function namedWords(known: Known, named: readonly DetachmentId[], of: number, isMany: boolean): string | null {
  const [first] = named;
  if (first === undefined) return null;
  if (!isMany) return nameOf(known, first);
  const points = named.reduce((sum, id) => {
    const one = lookup(known.desk.detachments, id);
    return one === undefined ? sum : sum + pointsOf(one);
  }, 0);
  return text.sum(named.length, of, points);
}

interface WhoRowProps {
  readonly declaring: Declaring;
  readonly known: Known;
  readonly id: DetachmentId;
}

function WhoRow({ declaring: { draft, name }, known, id }: WhoRowProps) {
  const one = lookup(known.desk.detachments, id);
  if (one === undefined) return null;
  const counter = counterFor(known.board, one);
  const isMany = draft.kind === 'attack';
  return (
    <label className="declare-row">
      <input
        type={isMany ? 'checkbox' : 'radio'}
        name="declare-who"
        checked={draft.detachments.includes(id)}
        onChange={() => name(id)}
      />
      <span className="grow min-w-0">
        <b>{one.name}</b>
        <span className="sub">{text.detachment(pointsOf(one), placeWords(one.where, placeOf(known, id)))}</span>
      </span>
      {counter === null ? null : <span className="muted">{text.number(counter.id)}</span>}
    </label>
  );
}

function placeWords(where: string, at: TerritoryId | null): string {
  if (at !== null) return text.at(printed(at));
  return where === 'orbit' ? text.inOrbit : text.inHand;
}

function WhyNot({
  declaring: { view, seat, queue, draft },
  id,
}: {
  readonly declaring: Declaring;
  readonly id: DetachmentId;
}) {
  const refusal = whyNotActor({ view, seat, queue }, draft.kind, id);
  return refusal === null ? text.refused : <Refused refusal={refusal} />;
}
