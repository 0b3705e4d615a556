'use client';
import type { SeatId } from '@sealed-orders/rules/kernel';
import {
  type Declaration,
  type DetachmentId,
  type Option,
  optionsOnMap,
  type Queue,
  type Rejection,
  type TerritoryId,
  type View,
} from '@sealed-orders/rules/sector-campaign';
import { useEffect, useMemo, useState } from 'react';
import { useSectorPlace } from '../sector-context.ts';
import { begun, type Draft, declarationOf, isOffered } from './draft.ts';
import { isAtOnce, KINDS_OF, type Kind } from './kinds.ts';
import { planOf } from './plan.ts';
import { chosenActor, chosenKind, chosenStart, chosenTarget, touched } from './steps.ts';
import { refusalOf } from './why.ts';

/** A declaration that a player composes, here and on the board. */
export interface Declaring {
  /** The board on which options are judged: as it is, or as it would be when an instruction is due. */
  readonly view: View;
  readonly seat: SeatId;
  readonly queue: Queue;
  /** The kinds to choose from. A pass is among them only in an instruction for later. */
  readonly kinds: readonly Kind[];
  readonly options: readonly Option[];
  readonly draft: Draft;
  /** Null: something still has to be chosen. */
  readonly declaration: Declaration | null;
  /** Why the rules would refuse it; null: they would not. */
  readonly refusal: Rejection | null;
  readonly choose: (kind: Kind) => void;
  readonly name: (detachment: DetachmentId) => void;
  readonly begin: (from: TerritoryId) => void;
  readonly aim: (to: TerritoryId) => void;
  readonly write: (draft: Draft) => void;
}

interface Asked {
  readonly view: View;
  readonly seat: SeatId;
  readonly queue: Queue;
  /** What is changed; null: a new declaration. */
  readonly start?: Draft | null;
  /** Whether it is an instruction for later. */
  readonly isAhead?: boolean;
}

/** The first kind that is possible, so that the usual declaration takes two touches. */
function usual(view: View, options: readonly Option[], queue: Queue): Draft {
  const kinds = KINDS_OF[queue].filter((kind) => !isAtOnce(kind));
  const kind = kinds.find((one) => isOffered(options, one)) ?? kinds[0] ?? 'pass';
  return chosenKind(view, options, kind);
}

export function useDeclaring({ view, seat, queue, start = null, isAhead = false }: Asked): Declaring {
  const { plan, setPlan } = useSectorPlace();
  const options = useMemo(() => optionsOnMap(view), [view]);
  const [draft, write] = useState(() => start ?? usual(view, options, queue));
  const to = plan?.to ?? null;
  const [known, setKnown] = useState(to);
  if (to !== known) {
    setKnown(to);
    const next = to === null || to === draft.to ? null : touched(view, options, draft, to);
    if (next !== null) write(next);
  }
  useEffect(() => setPlan(planOf(view, options, draft, queue)), [setPlan, view, options, draft, queue]);
  useEffect(() => () => setPlan(null), [setPlan]);
  const declaration = useMemo(() => declarationOf(options, draft, queue), [options, draft, queue]);
  const refusal = useMemo(
    () => (declaration === null ? null : refusalOf({ view, seat }, declaration)),
    [view, seat, declaration],
  );
  return {
    ...{ view, seat, queue, options, draft, declaration, refusal, write },
    kinds: KINDS_OF[queue].filter((kind) => isAhead || !isAtOnce(kind)),
    choose: (kind) => write(isOffered(options, kind) ? chosenKind(view, options, kind) : begun(kind)),
    name: (detachment) => write(chosenActor(view, options, draft, detachment)),
    begin: (from) => write(chosenStart(options, draft, from)),
    aim: (next) => write(chosenTarget(draft, next)),
  };
}
