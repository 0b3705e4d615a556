'use client';
import { nextUpkeep, type Own, readyPoints } from '@sealed-orders/rules/hex-campaign';
import { signed } from '@sealed-orders/text/hex-campaign/forms/build';
import { realmText } from '@sealed-orders/text/hex-campaign/realm';
import { useMemo } from 'react';
import { Shortened } from '../../campaign/shortened.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useHexPlace } from '../hex-context.ts';
import { Agents } from './agents.tsx';
import { Armies } from './armies.tsx';
import { CaptivesOf } from './captives.tsx';
import { WhatChanged } from './changes.tsx';
import { armiesIn } from './delta.ts';
import { type Holding, landOf, sumOf } from './holdings-of.ts';
import { IncomeOf } from './income.tsx';
import { Land } from './land.tsx';
import { StrongholdsOf } from './strongholds.tsx';

/** Everything that the reader holds, as far as the reader knows it at the step that is shown. */
export function RealmPage() {
  const { view } = useHexPlace();
  return (
    <div className="realm">
      {view.own === null ? <Notice kind="info">{realmText.nobody}</Notice> : <Realm own={view.own} />}
    </div>
  );
}

function Realm({ own }: { readonly own: Own }) {
  const { view } = useHexPlace();
  const ahead = useMemo(() => nextUpkeep(view), [view]);
  const land = useMemo(() => landOf(view, own, ahead), [view, own, ahead]);
  return (
    <>
      <Figures own={own} land={land} next={sumOf(ahead)} />
      <div className="realm-columns">
        <div>
          <Land land={land} own={own} />
          <StrongholdsOf own={own} />
        </div>
        <div>
          <WhatChanged />
          <IncomeOf ahead={ahead} own={own} />
          <Armies own={own} />
          <Agents own={own} />
          <CaptivesOf own={own} />
        </div>
      </div>
    </>
  );
}

interface FiguresProps {
  readonly own: Own;
  readonly land: readonly Holding[];
  readonly next: number;
}

/** The realm in one line. */
function Figures({ own, land, next }: FiguresProps) {
  const { view } = useHexPlace();
  const { vp, hexes, stored, next: nextName, army, debt } = realmText.figures;
  const points = armiesIn(view).reduce((sum, { units }) => sum + readyPoints(units), 0);
  const figures: readonly (readonly [string, string])[] = [
    [vp, own.record.vp.toLocaleString('en-GB')],
    [hexes, land.length.toLocaleString('en-GB')],
    [stored, land.reduce((sum, one) => sum + (one.stored ?? 0), 0).toLocaleString('en-GB')],
    [nextName, signed(next)],
    [army, points.toLocaleString('en-GB')],
    ...(own.record.debt > 0 ? [[debt, own.record.debt.toLocaleString('en-GB')] as const] : []),
  ];
  return (
    <header className="realm-head">
      <h2>{realmText.title}</h2>
      <dl className="war-numbers">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>
              <Shortened>{name}</Shortened>
            </dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
