import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { Button } from '../../../kit/button.tsx';
import type { BuildForm } from './build-form.ts';

/** Spends the starting points with one tap, like a seat that plays by itself, while nothing is ordered. */
export function SpendButton({ form }: { readonly form: BuildForm }) {
  if (form.view.phase !== 'spending' || form.lines.length > 0) return null;
  const spend = async () => {
    const { suggestedSpending } = await import('./suggested-spending.ts');
    const lines = suggestedSpending(form.view);
    if (lines.length === 0) return form.say(buildText.setUp.suggestedNone);
    form.write(lines);
    form.hold({ isCart: true });
    form.say(buildText.setUp.suggested(lines.length), form.undo);
  };
  return (
    <p className="p-4">
      <Button onClick={() => void spend()}>{buildText.setUp.suggest}</Button>
    </p>
  );
}
