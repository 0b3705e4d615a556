import type { Foreseen } from '@sealed-orders/rules/hex-campaign';
import { movementText } from '@sealed-orders/text/hex-campaign/forms/movement';
import { Flag } from 'lucide-react';
import { Icon } from '../../../kit/icon.tsx';
import { useHexPlace } from '../../hex-context.ts';

/** What the order would claim now, and why not its other hexes: as far as the player can know. */
export function ClaimPreview({ claims }: Pick<Foreseen, 'claims'>) {
  const { words } = useHexPlace();
  const labels = claims.flatMap(({ hex, code }) => (code === null ? [words.hex(hex).text] : []));
  return (
    <section className="claim-preview" aria-label={movementText.claims} aria-live="polite">
      <Icon of={Flag} />
      <div>
        {claims.length === 0 ? <p>{movementText.nothingClaimed}</p> : null}
        {labels.length > 0 ? <p className="font-semibold">{movementText.claimed(labels)}</p> : null}
        {claims.map(({ hex, code }) =>
          code === null ? null : <p key={hex}>{movementText.notClaimed(words.hex(hex).text, code)}</p>,
        )}
        {labels.length > 0 ? <p className="muted">{movementText.ifContested}</p> : null}
      </div>
    </section>
  );
}
