import { type BattleReport, battleReportSchema, type SeenBattle } from '@sealed-orders/rules/hex-campaign';
import { useState } from 'react';
import { kept } from '../../browser/kept.ts';
import { useHexPlace } from '../hex-context.ts';

/** A report that has been started: this browser stores it until it is sent or discarded, even if the page is closed. */
export function useKeptReport({
  id,
}: Pick<SeenBattle, 'id'>): readonly [BattleReport | null, (report: BattleReport | null) => void] {
  const { head } = useHexPlace();
  const store = kept<BattleReport>(`report ${head.id} ${head.you} ${id}`, (found) => battleReportSchema.parse(found));
  const [report, setReport] = useState<BattleReport | null>(store.read);
  return [
    report,
    (next) => {
      setReport(next);
      if (next === null) store.forget();
      else store.write(next);
    },
  ];
}
