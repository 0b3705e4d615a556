import type { HexKey } from '@sealed-orders/rules/space';
import { placementText } from '@sealed-orders/text/hex-campaign/forms/placement';
import { Button } from '../../../kit/button.tsx';
import { useHexPlace } from '../../hex-context.ts';
import { usePlacementForm } from './placement-form.ts';

/** In the panel of an own hex: the unplaced sites that may be placed there. */
export function HexForm({ hex }: { readonly hex: HexKey }) {
  const { words } = useHexPlace();
  const form = usePlacementForm();
  const fitting = form?.isOpen
    ? form.sites.filter((site) => site.hex === null && form.offersFor(site).includes(hex))
    : [];
  if (form === null || fitting.length === 0) return null;
  return (
    <section className="px-4 pb-3 grid gap-2" aria-label={placementText.putIn(words.hex(hex).text)}>
      {fitting.map((site) => (
        <Button key={site.key} onClick={() => form.place(site, hex)}>
          {placementText.put(site.name)}
        </Button>
      ))}
    </section>
  );
}
