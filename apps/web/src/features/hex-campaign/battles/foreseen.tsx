import {
  BATTLE_SIDES,
  type BattleReport,
  foreseenReport,
  type ReportForm,
  type SeenBattle,
} from '@sealed-orders/rules/hex-campaign';
import { foreseenText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { useMemo } from 'react';
import { Shortened } from '../../campaign/shortened.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useHexPlace } from '../hex-context.ts';
import { SideSwatch } from './battle-symbols.tsx';
import { pointsLost } from './report-draft.ts';
import { armyName, OTHER } from './sides.ts';

interface ForeseenProps {
  readonly battle: SeenBattle;
  readonly form: ReportForm;
  readonly report: BattleReport;
}

/** What a report would lead to, by the rules that judge it when it is confirmed: winner, losses, VP, who leaves. */
export function Foreseen({ battle, form, report }: ForeseenProps) {
  const { view, words } = useHexPlace();
  const foreseen = useMemo(() => foreseenReport(view, battle.id, report), [view, battle.id, report]);
  if (foreseen === null) return null;
  const { winner, rule, value, vp, leaves, captured, isSure } = foreseen;
  const name = (side: 'attacker' | 'defender') => armyName(view, words, battle[side]);
  const lost = BATTLE_SIDES.map((side) => [name(side), pointsLost(report, form, side)] as const);
  return (
    <section className="foreseen" aria-label={foreseenText.title} aria-live="polite">
      <p className="row">
        <b className="grow">{foreseenText.sum(winner && name(winner), leaves && name(OTHER[leaves]), lost)}</b>
        <RuleChip rule={rule} />
      </p>
      <ul>
        {BATTLE_SIDES.map((side) => (
          <li key={side}>
            <SideSwatch side={battle[side]} />
            <span className="grow">{foreseenText.worth(name(side), value[side])}</span>
            <b>
              <Shortened>{foreseenText.vp(vp[side], isSure)}</Shortened>
            </b>
          </li>
        ))}
      </ul>
      {leaves === null ? null : <p>{foreseenText.leaves(name(leaves))}</p>}
      {captured === null ? null : <p>{foreseenText.captured(name(captured))}</p>}
      {isSure ? null : <p className="hint mt-0!">{foreseenText.unsure}</p>}
    </section>
  );
}
