import { buildText } from '@sealed-orders/text/hex-campaign/desks/build';
import { WandSparkles } from 'lucide-react';
import { Button } from '../../../shell/button.tsx';
import { Icon } from '../../../shell/icon.tsx';
import type { BuildDesk } from './build-desk.ts';

/** Spends the starting points with one tap, as a seat that plays by itself would, while nothing is ordered. */
export function SpendButton({ desk }: { readonly desk: BuildDesk }) {
  if (desk.view.phase !== 'spending' || desk.lines.length > 0) return null;
  const spend = async () => {
    const { suggestedSpending } = await import('./suggested-spending.ts');
    const lines = suggestedSpending(desk.view);
    if (lines.length === 0) return desk.say(buildText.setUp.suggestedNone);
    desk.write(lines);
    desk.hold({ isCart: true });
    desk.say(buildText.setUp.suggested(lines.length), desk.undo);
  };
  return (
    <p className="p-4">
      <Button onClick={() => void spend()}>
        <Icon of={WandSparkles} size={17} /> {buildText.setUp.suggest}
      </Button>
    </p>
  );
}
