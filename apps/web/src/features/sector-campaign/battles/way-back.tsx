'use client';
import { shortestRoute, type TerritoryId } from '@sealed-orders/rules/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorStep } from '../sector-context.ts';
import { useNames } from './use-names.ts';
import { wayOn } from './withdrawals.ts';

const text = battleText.withdraw;

interface WayBackProps {
  readonly from: TerritoryId;
  readonly to: TerritoryId;
  /** Null: as it came. */
  readonly route: readonly TerritoryId[] | null;
  readonly choose: (route: TerritoryId[] | null) => void;
}

/** Nothing chosen yet. */
const NONE = '';

/** The route back of aircraft: as they came, the shortest, or one of the reader's choice. SEC-AIR-08. */
export function WayBack({ from, to, route, choose }: WayBackProps) {
  const { view } = useSectorStep();
  const names = useNames();
  const [own, setOwn] = useState<readonly TerritoryId[] | null>(null);
  const shortest = shortestRoute(view.board, from, to);
  const kind = own !== null ? 'own' : route === null ? 'as-came' : 'shortest';
  return (
    <div className="nb-pad grid gap-2">
      <Choice<'as-came' | 'shortest' | 'own'>
        label={text.route}
        value={kind}
        options={[
          ['as-came', text.asCame],
          ['shortest', text.shortest(shortest.map(names.territory))],
          ['own', text.own],
        ]}
        onChange={(next) => {
          setOwn(next === 'own' ? [] : null);
          choose(next === 'shortest' ? [...shortest] : null);
        }}
      />
      {own === null ? null : (
        <OwnWay
          from={from}
          to={to}
          route={own}
          change={(next) => {
            setOwn(next);
            choose(next.at(-1) === to ? [...next] : null);
          }}
        />
      )}
      <p className="hint">
        {text.exposed} <RuleChip rule="SEC-AIR-08" />
      </p>
    </div>
  );
}

interface OwnWayProps {
  readonly from: TerritoryId;
  readonly to: TerritoryId;
  readonly route: readonly TerritoryId[];
  readonly change: (route: readonly TerritoryId[]) => void;
}

function OwnWay({ from, to, route, change }: OwnWayProps) {
  const { view } = useSectorStep();
  const names = useNames();
  const { next, isThere } = wayOn(view.board, from, to, route);
  return (
    <>
      {route.length === 0 ? null : <p role="status">{text.routeSo(route.map(names.territory))}</p>}
      {isThere ? null : (
        <Choice<TerritoryId | typeof NONE>
          label={text.next}
          value={NONE}
          options={[[NONE, battleText.effects.choose], ...next.map((id) => [id, names.territory(id)] as const)]}
          onChange={(id) => (id === NONE ? null : change([...route, id]))}
        />
      )}
      {route.length === 0 ? null : (
        <Button size="small" kind="quiet" onClick={() => change([])}>
          {text.startOver}
        </Button>
      )}
    </>
  );
}
