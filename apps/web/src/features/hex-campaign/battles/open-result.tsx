'use client';
import { reportForm, type SeenBattle } from '@sealed-orders/rules/hex-campaign';
import { reportFormText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { useMemo } from 'react';
import { useHexPlace } from '../hex-context.ts';
import { RefereeDecision } from './referee-decision.tsx';
import { ReportEntry } from './report-entry.tsx';
import { ownSide } from './sides.ts';

/** The report of an open battle. */
export function OpenResult({ battle }: { readonly battle: SeenBattle }) {
  const { view, isNow } = useHexPlace();
  const form = useMemo(() => reportForm(view, battle.id), [view, battle.id]);
  const side = ownSide(view, battle);
  if (!isNow || battle.postponed) return <p className="p-4 ink2">{reportFormText.watch}</p>;
  if (view.viewer.kind === 'referee' && form !== null) return <RefereeDecision battle={battle} form={form} />;
  if (side === null) return <p className="p-4 ink2">{reportFormText.watch}</p>;
  if (form === null) return <p className="p-4 ink2">{reportFormText.onlyDice}</p>;
  return <ReportEntry battle={battle} form={form} side={side} />;
}
