import { Suspense, useLayoutEffect, useRef } from 'react';
import { WarOver } from '../campaign/panels/ended.ts';
import { useFormModule } from './forms/phase-form.ts';
import { useHexPlace } from './hex-context.ts';
import { knownPiece } from './map/known.ts';
import { ForeignPanel, HexPanel, UnitPanel } from './on-demand.ts';
import { NothingSelected } from './panels/nothing-selected.tsx';
import { PeekLine } from './panels/peek-line.tsx';

/**
 * The selection, or a hint what to do. Each kind loads its own drawing code: the map responds immediately, and an order
 * can be drawn on it before the panel is there.
 */
export function HexPanelOf({ isPeek }: { readonly isPeek: boolean }) {
  const { selection } = useHexPlace();
  if (isPeek) return <PeekLine />;
  return (
    <>
      <Top of={JSON.stringify(selection)} />
      <Suspense key={selection?.kind ?? ''}>
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
  const { selection, view, head } = useHexPlace();
  const module = useFormModule();
  if (selection?.kind === 'hex') return <HexPanel hex={selection.hex} />;
  if (selection?.kind === 'squadron' && module?.SquadronForm) {
    return <module.SquadronForm key={selection.squadron} squadron={selection.squadron} />;
  }
  if (selection?.kind === 'site' && module?.SiteForm) return <module.SiteForm />;
  const known = selection?.kind === 'piece' ? knownPiece(view, selection.piece) : null;
  if (known?.kind === 'own') return <UnitPanel key={known.piece.id} piece={known.piece} />;
  if (known) return <ForeignPanel piece={known.piece} lastSeen={known.kind === 'ghost' ? known.turn : null} />;
  if (head.ending !== null) return <WarOver />;
  if (head.viewer === 'referee') return null;
  return <NothingSelected />;
}
