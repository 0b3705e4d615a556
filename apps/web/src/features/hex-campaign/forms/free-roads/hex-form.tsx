import type { HexKey } from '@sealed-orders/rules/space';
import { TERRAIN_NAMES } from '@sealed-orders/text/hex-campaign';
import { freeRoadsText } from '@sealed-orders/text/hex-campaign/forms/free-roads';
import { Plus } from 'lucide-react';
import { PHONE, useMedia } from '../../../browser/use-media.ts';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { useHexPlace } from '../../hex-context.ts';
import { terrainAt } from '../../map/known.ts';
import { Refusals } from '../parts/refusals.tsx';
import { sidesFrom, useRoadsForm } from './roads-form.ts';

/** In the panel of an own hex: the free roads that may continue from it. */
export function HexForm({ hex }: { readonly hex: HexKey }) {
  const { view, words, select, openTab } = useHexPlace();
  const form = useRoadsForm();
  const isPhone = useMedia(PHONE);
  if (form === null || !form.isOpen) return null;
  const fault = form.faultIn(hex);
  if (fault !== null)
    return (
      <div className="px-4 pb-3">
        <Refusals rejections={[fault]} />
      </div>
    );
  const sides = sidesFrom(form, hex);
  const none = form.left === 0 ? freeRoadsText.left(0) : freeRoadsText.noneHere;
  return (
    <section className="px-4 pb-3" aria-label={freeRoadsText.from(words.hex(hex).text)}>
      <p className="hint">{sides.length === 0 ? none : `${freeRoadsText.left(form.left)} ${freeRoadsText.touch}`}</p>
      <ul>
        {sides.map(({ edge, to, needs }) => (
          <li key={edge} className="road-row">
            <span className="grow">
              <b>{words.hex(to).text}</b>
              <span>
                {TERRAIN_NAMES[terrainAt(view, to)]}, {freeRoadsText.needs(needs)}
              </span>
            </span>
            <Button
              size="small"
              aria-label={freeRoadsText.add(words.hex(to).text)}
              onClick={() => {
                form.add(edge);
                select({ kind: 'hex', hex: to });
              }}
            >
              <Icon of={Plus} /> {freeRoadsText.addShort}
            </Button>
          </li>
        ))}
      </ul>
      {isPhone ? (
        <Button kind="main" className="w-full mt-3" onClick={() => openTab('orders')}>
          {freeRoadsText.done}
        </Button>
      ) : null}
    </section>
  );
}
