import { lookup } from '@sealed-orders/rules/kernel';
import {
  countersOf,
  type Destination,
  knownOf,
  MISSIONS,
  printed,
  type TerritoryId,
  type View,
} from '@sealed-orders/rules/sector-campaign';
import { MISSION_HINTS, MISSION_NAMES } from '@sealed-orders/text/sector-campaign';
import { declarationText as text, WAY_TEXTS } from '@sealed-orders/text/sector-campaign/declarations';
import { useId } from 'react';
import { targetsOf } from './draft.ts';
import { Refused } from './refused.tsx';
import { RefusedList } from './refused-list.tsx';
import { Step } from './step.tsx';
import { placeOf } from './steps.ts';
import type { Declaring } from './use-declaring.ts';
import { reachable, whyNotFortified, whyNotTarget } from './why.ts';

const AGAINST = ['attack', 'hasty', 'scout', 'dogfight'];

/** Where a declaration leads, or what it is against. Neighbours that can't be chosen say why. */
export function WhereStep({ declaring }: { readonly declaring: Declaring }) {
  const { options, draft, view } = declaring;
  const { kind, to } = draft;
  if (kind === 'mission' || kind === 'land-vehicles' || kind === 'respond') return null;
  const targets = targetsOf(options, draft);
  if (kind !== 'fortify' && draft.detachments.length === 0) return null;
  const title = AGAINST.includes(kind) ? text.steps.against : text.steps.to;
  return (
    <Step title={title} value={to === null ? null : `${printed(to)}, ${territoryWords(view, to)}`}>
      {targets.map((target) => (
        <TargetRow key={target.to} declaring={declaring} target={target} />
      ))}
      <Others declaring={declaring} targets={targets} />
    </Step>
  );
}

function TargetRow({ declaring, target }: { readonly declaring: Declaring; readonly target: Destination }) {
  const { view, draft, aim } = declaring;
  return (
    <label className="declare-row">
      <input type="radio" name="declare-where" checked={draft.to === target.to} onChange={() => aim(target.to)} />
      <b>{printed(target.to)}</b>
      <span className="grow min-w-0 muted">{territoryWords(view, target.to)}</span>
      <span className="muted">{WAY_TEXTS[target.way]}</span>
    </label>
  );
}

/** `major, 3 counters`. */
function territoryWords({ board, side }: View, id: TerritoryId): string {
  const one = lookup(board.territories, id);
  const enemies = side === null ? [] : countersOf(board, side === 'west' ? 'east' : 'west');
  const there = enemies.filter(({ at }) => at === id).length;
  const signs = [one?.isMajor === true ? text.major : null, one?.isFortified === true ? text.fortified : null];
  return [...signs, text.counters(there)].filter((word) => word !== null).join(', ');
}

/** Territories near enough to be meant that can't be chosen. */
function Others({ declaring, targets }: { readonly declaring: Declaring; readonly targets: readonly Destination[] }) {
  const { view, seat, queue, draft } = declaring;
  const known = knownOf(view);
  const [first] = draft.detachments;
  if (known === null) return null;
  const from = first === undefined ? null : placeOf(known, first);
  const near =
    draft.kind === 'fortify'
      ? Object.values(view.board.territories).flatMap((one) => (one.controller === view.side ? [one.id] : []))
      : first === undefined
        ? []
        : reachable(view, draft.kind, first);
  const others = near
    .filter((id) => id !== from && targets.every(({ to }) => to !== id))
    .flatMap((id) => {
      const asked = { view, seat, queue };
      const refusal =
        draft.kind === 'fortify'
          ? whyNotFortified(asked, id)
          : first === undefined
            ? null
            : whyNotTarget(asked, draft.kind, first, id);
      return refusal === null ? [] : [{ id, refusal }];
    });
  const refusals = new Map(others.map(({ id, refusal }) => [id, refusal]));
  return (
    <RefusedList
      ids={[...refusals.keys()]}
      nameOf={printed}
      why={(id) => {
        const refusal = refusals.get(id);
        return refusal === undefined ? null : <Refused refusal={refusal} />;
      }}
    />
  );
}

/** SEC-AIR-01. */
export function MissionStep({ declaring: { draft, write } }: { readonly declaring: Declaring }) {
  const group = useId();
  if (draft.kind !== 'mission') return null;
  const { mission } = draft;
  return (
    <Step title={text.steps.mission} value={mission === null ? null : MISSION_NAMES[mission]} isLong={false}>
      {MISSIONS.map((one) => (
        <label key={one} className="declare-row">
          <input
            type="radio"
            name={group}
            checked={mission === one}
            onChange={() => write({ ...draft, mission: one })}
          />
          <span className="grow min-w-0">
            <b>{MISSION_NAMES[one]}</b>
            <span className="sub">{MISSION_HINTS[one]}</span>
          </span>
        </label>
      ))}
    </Step>
  );
}
