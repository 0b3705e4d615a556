import { WandSparkles } from 'lucide-react';
import { usePhaseDesk } from '../phase-desk.ts';

/** Writes what the desk suggests, with one tap; nothing where it suggests nothing. */
export function SuggestButton() {
  const suggestion = usePhaseDesk()?.suggestion ?? null;
  if (suggestion === null) return null;
  return (
    <button type="button" className="btn" onClick={suggestion.accept}>
      <WandSparkles size={17} strokeWidth={1.75} aria-hidden /> {suggestion.name}
    </button>
  );
}
