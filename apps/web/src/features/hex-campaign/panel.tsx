import { WarOver } from '../campaign/panels/ended.ts';
import { useDeskModule } from './desks/phase-desk.ts';
import { useHexPlace } from './hex-context.ts';
import { knownPiece } from './map/known.ts';
import { ForeignPanel, HexPanel, UnitPanel } from './on-demand.ts';
import { NothingSelected } from './panels/nothing-selected.tsx';
import { PeekLine } from './panels/peek-line.tsx';

/** What is selected, or a word on what to do. */
export function HexPanelOf({ isPeek }: { readonly isPeek: boolean }) {
  const { selection, view, head } = useHexPlace();
  const module = useDeskModule();
  if (isPeek) return <PeekLine />;
  if (selection?.kind === 'hex') return <HexPanel hex={selection.hex} outOfReachOf={selection.outOfReachOf ?? null} />;
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
