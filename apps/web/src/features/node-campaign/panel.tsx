'use client';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { WarOver } from '../campaign/panels/ended.ts';
import { useNodePlace } from './node-context.ts';
import { ForcePanel } from './panels/force-panel.tsx';
import { NothingSelected } from './panels/nothing-selected.tsx';
import { NodePanelOf, PlacementCard } from './panels/on-demand.ts';
import { PeekLine } from './panels/peek-line.tsx';
import { useSelected } from './panels/selected.ts';
import { isAskedToPlace } from './setup/placing.ts';

/** The selection, or what the reader can do. A question where to start stays, since nodes are chosen on the map, too. */
export function NodePanel({ isPeek }: { readonly isPeek: boolean }) {
  const { selection, options } = useNodePlace();
  const isAsked = isAskedToPlace(options);
  if (isPeek) return <PeekLine />;
  return (
    <>
      <Top of={isAsked ? '' : JSON.stringify(selection)} />
      <Suspense>{isAsked ? <PlacementCard /> : null}</Suspense>
      <Suspense>
        <Selected />
      </Suspense>
    </>
  );
}

/** Scrolls the head of the panel into sight whenever something else is selected, also from a list far below it. */
function Top({ of }: { readonly of: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected is why it scrolls.
  useLayoutEffect(() => {
    for (const part of ['.picked', '.side-scroll']) mark.current?.closest(part)?.scrollTo(0, 0);
  }, [of]);
  return <span ref={mark} hidden />;
}

function Selected() {
  const { head, standIn } = useNodePlace();
  const selected = useSelected();
  if (selected?.kind === 'node') return <NodePanelOf key={selected.node.id} node={selected.node} />;
  if (selected?.kind === 'force') return <ForcePanel key={selected.force.id} force={selected.force} />;
  if (head.ending !== null) return <WarOver />;
  if (head.viewer === 'referee' && standIn === null) return null;
  return <NothingSelected />;
}
