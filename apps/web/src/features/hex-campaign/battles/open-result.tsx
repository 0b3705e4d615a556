'use client';
import { reportForm, type SeenBattle } from '@sealed-orders/rules/hex-campaign';
import { reportFormText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { useMemo } from 'react';
import { useHexPlace } from '../hex-context.ts';
import { OtherWays } from './other-ways.tsx';
import { RefereeDecision } from './referee-decision.tsx';
import { ReportEntry } from './report-entry.tsx';
import { ownSide } from './sides.ts';

/** An open battle: its report, and other ways to end it. */
export function OpenResult({ battle }: { readonly battle: SeenBattle }) {
  const { view, isNow } = useHexPlace();
  const form = useMemo(() => reportForm(view, battle.id), [view, battle.id]);
  const side = ownSide(view, battle);
  if (!isNow || battle.postponed) return <p className="p-4 ink2">{reportFormText.watch}</p>;
  if (view.viewer.kind === 'referee' && form !== null) return <RefereeDecision battle={battle} form={form} />;
  if (side === null) {
    return (
      <>
        <p className="p-4 ink2">{reportFormText.watch}</p>
        <OtherWays battle={battle} />
      </>
    );
  }
  return (
    <>
      {form === null ? (
        <p className="p-4 ink2">{reportFormText.onlyDice}</p>
      ) : (
        <ReportEntry battle={battle} form={form} side={side} />
      )}
      <OtherWays battle={battle} />
    </>
  );
}
