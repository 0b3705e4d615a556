import { WandSparkles } from 'lucide-react';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { usePhaseForm } from '../phase-form.ts';

/** Writes what the form suggests, with one tap; nothing where it suggests nothing. */
export function SuggestButton() {
  const suggestion = usePhaseForm()?.suggestion ?? null;
  if (suggestion === null) return null;
  return (
    <Button onClick={suggestion.accept}>
      <Icon of={WandSparkles} size={17} /> {suggestion.name}
    </Button>
  );
}
