import { lookup } from '@sealed-orders/rules/kernel';
import {
  type DetachmentId,
  detachmentsOf,
  type Known,
  knownOf,
  type Rejection,
  type TerritoryId,
} from '@sealed-orders/rules/sector-campaign';
import { declarationText as text } from '@sealed-orders/text/sector-campaign/declarations';
import { useId, useMemo } from 'react';
import { useSectorPlace } from '../sector-context.ts';
import { type Draft, declarationOf, targetsOf } from './draft.ts';
import { Refused } from './refused.tsx';
import { RefusedList } from './refused-list.tsx';
import { Step } from './step.tsx';
import { placeOf } from './steps.ts';
import type { Declaring } from './use-declaring.ts';
import { waysBetween } from './ways.ts';
import { refusalOf } from './why.ts';

/** For flights: the route there and back, who is on board, who escorts. SEC-AIR-03, -06, -09. */
export function FlightSteps({ declaring }: { readonly declaring: Declaring }) {
  const { view, options, draft } = declaring;
  const known = knownOf(view);
  const [first] = draft.detachments;
  const way = targetsOf(options, draft).find(({ to }) => to === draft.to)?.route ?? null;
  if (known === null || first === undefined || draft.to === null || way === null) return null;
  const from = placeOf(known, first);
  if (from === null) return null;
  const goesBack = draft.kind === 'scout' || draft.kind === 'dogfight';
  return (
    <>
      <WayStep declaring={declaring} part="route" from={from} to={draft.to} usual={way} />
      {goesBack ? <WayStep declaring={declaring} part="back" from={draft.to} to={from} usual={null} /> : null}
      {draft.kind === 'fly' ? <Companion declaring={declaring} known={known} part="cargo" /> : null}
      {draft.kind === 'dogfight' ? null : <Companion declaring={declaring} known={known} part="escort" />}
    </>
  );
}

interface WayStepProps {
  readonly declaring: Declaring;
  readonly part: 'route' | 'back';
  readonly from: TerritoryId;
  readonly to: TerritoryId;
  /** The route if none is chosen; null: back the same way. */
  readonly usual: readonly TerritoryId[] | null;
}

const sameWay = (a: readonly string[] | null, b: readonly string[]): boolean => a !== null && a.join() === b.join();

/** Routes to choose from, each with what is known about it, and no guess at what isn't. */
function WayStep({ declaring: { view, draft, write }, part, from, to, usual }: WayStepProps) {
  const { words } = useSectorPlace();
  const group = useId();
  const ways = useMemo(() => waysBetween(view, from, to), [view, from, to]);
  const chosen = draft[part];
  const shown = chosen ?? usual;
  return (
    <Step
      title={part === 'route' ? text.steps.route : text.steps.back}
      value={shown === null ? text.sameWay : text.ways.through(shown, words)}
    >
      {usual === null ? (
        <label className="declare-row">
          <input
            type="radio"
            name={group}
            checked={chosen === null}
            onChange={() => write({ ...draft, [part]: null })}
          />
          <b>{text.sameWay}</b>
        </label>
      ) : null}
      {ways.map((way) => (
        <label key={way.route.join()} className="declare-row">
          <input
            type="radio"
            name={group}
            checked={sameWay(shown, way.route)}
            onChange={() => write({ ...draft, [part]: way.route })}
          />
          <span className="grow min-w-0">
            <b>{text.ways.through(way.route, words)}</b>
            <span className="sub">{text.ways.says(way)}</span>
          </span>
        </label>
      ))}
    </Step>
  );
}

interface CompanionProps {
  readonly declaring: Declaring;
  readonly known: Known;
  readonly part: 'cargo' | 'escort';
}

/** Who flies along: nobody, or someone the rules accept. Others who could be meant say why they can't. */
function Companion({ declaring, known, part }: CompanionProps) {
  const { options, draft, queue, write } = declaring;
  const group = useId();
  const withOne = (id: DetachmentId | null): Draft => ({ ...draft, [part]: id });
  const why = (id: DetachmentId): Rejection | null => {
    const declaration = declarationOf(options, withOne(id), queue);
    return declaration === null ? null : refusalOf(declaring, declaration);
  };
  const all = meant(known, draft, part);
  if (all.length === 0) return null;
  const chosen = draft[part];
  const able = all.filter((id) => why(id) === null);
  const name = (id: DetachmentId): string => lookup(known.desk.detachments, id)?.name ?? id;
  return (
    <Step title={text.steps[part]} value={chosen === null ? text.nobody : name(chosen)}>
      {[null, ...able].map((id) => (
        <label key={id ?? ''} className="declare-row">
          <input type="radio" name={group} checked={chosen === id} onChange={() => write(withOne(id))} />
          <b>{id === null ? text.nobody : name(id)}</b>
        </label>
      ))}
      <RefusedList
        ids={all.filter((id) => !able.includes(id))}
        nameOf={name}
        why={(id) => {
          const refusal = why(id);
          return refusal === null ? null : <Refused refusal={refusal} />;
        }}
      />
    </Step>
  );
}

/** Detachments that could be meant: aircraft as escorts, and as cargo those where the flight starts. */
function meant(known: Known, { detachments, from }: Draft, part: 'cargo' | 'escort'): readonly DetachmentId[] {
  return detachmentsOf(known.desk).flatMap(({ id, kind }) => {
    if (detachments.includes(id)) return [];
    const isMeant = part === 'escort' ? kind === 'aerial' : kind !== 'aerial' && placeOf(known, id) === from;
    return isMeant && placeOf(known, id) !== null ? [id] : [];
  });
}
