import { Button } from '../../../kit/button.tsx';
import { usePhaseForm } from '../phase-form.ts';

/** Writes the form's suggestion with one tap; nothing if it has none. */
export function SuggestButton() {
  const suggestion = usePhaseForm()?.suggestion ?? null;
  if (suggestion === null) return null;
  return <Button onClick={suggestion.accept}>{suggestion.name}</Button>;
}
