'use client';
import { standingOf } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { battlesText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { ChevronRight } from 'lucide-react';
import { Lozenge } from '../../battle/lozenge.tsx';
import { useOpenBattle } from '../../battle/use-open-battle.ts';
import { Icon } from '../../kit/icon.tsx';
import { TitledSection } from '../../kit/titled-section.tsx';
import { useHexPlace } from '../hex-context.ts';

/** The battles in a hex, each with a link to its page. */
export function HexBattles({ hex }: { readonly hex: HexKey }) {
  const { view } = useHexPlace();
  const { show } = useOpenBattle();
  const battles = view.battles.filter((battle) => battle.hex === hex);
  if (battles.length === 0) return null;
  return (
    <TitledSection title={battlesText.here}>
      <ul className="hex-battles">
        {battles.map((battle) => {
          const { kind } = standingOf(battle);
          return (
            <li key={battle.id}>
              <button type="button" onClick={() => show(battle.id)}>
                <Lozenge size={30} isOver={kind === 'over'} />
                <b>{battlesText.openFromMap(battle.number, battlesText.standing(kind))}</b>
                <Icon of={ChevronRight} size={18} />
              </button>
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}
