'use client';
import type { Planet } from '@sealed-orders/rules/sector-campaign';
import { PLANET_NAMES } from '@sealed-orders/text/sector-campaign';
import { planetText } from '@sealed-orders/text/sector-campaign/setup';
import { useId, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { PlainHead, TurnHead } from './step-head.tsx';
import { useOrder } from './use-order.ts';

/** SEC-SETUP-06: the planet that the side chooses. */
export function PlanetCard({ among }: { readonly among: readonly Planet[] }) {
  const { view } = useSectorPlace();
  const named = view.side === null ? null : (view.desks[view.side]?.planet ?? null);
  const [chosen, choose] = useState<Planet | null>(named);
  const { send, isBusy } = useOrder();
  const group = useId();
  return (
    <>
      {named === null ? (
        <TurnHead title={planetText.title}>{planetText.says}</TurnHead>
      ) : (
        <PlainHead title={planetText.isNamed(PLANET_NAMES[named])}>{planetText.says}</PlainHead>
      )}
      <fieldset className="place-nodes place-part" aria-label={planetText.legend}>
        <header>
          <h3>{planetText.legend}</h3>
          <RuleChip rule="SEC-SETUP-06" />
        </header>
        {among.map((planet) => (
          <label key={planet}>
            <input type="radio" name={group} checked={planet === chosen} onChange={() => choose(planet)} />
            <span className="grow">{PLANET_NAMES[planet]}</span>
          </label>
        ))}
      </fieldset>
      <footer className="place-foot">
        <Button
          kind="main"
          size="large"
          disabled={chosen === null || isBusy}
          onClick={() =>
            chosen === null ? undefined : send({ type: 'name-planet', planet: chosen }, { done: planetText.sealed })
          }
        >
          {chosen === null ? planetText.title : planetText.seal(PLANET_NAMES[chosen])}
        </Button>
      </footer>
    </>
  );
}
