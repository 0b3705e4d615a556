'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { type Battle, type BattleResult, fightersIn, otherSide } from '@sealed-orders/rules/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import type { ReactNode } from 'react';
import { Fact, Facts, Part } from '../../battle/parts.tsx';
import { useSectorStep } from '../sector-context.ts';
import { Follows } from './ends.tsx';
import { changedLines, filledIn } from './report-draft.ts';
import { toldDeeds } from './report-fields.tsx';
import { useNames } from './use-names.ts';

const text = battleText.report;

/** The report that awaits an answer. An amendment shows old values struck through, with the new ones beside them. */
export function ReportSheet({ battle }: { readonly battle: Battle }) {
  const { view } = useSectorStep();
  const names = useNames();
  const talk = lookup(view.talks, battle.id);
  const shown = talk?.amendment ?? talk?.report ?? null;
  if (talk === undefined || shown === null) return null;
  return (
    <>
      <header>
        <p className="eyebrow">
          {talk.amendment === null ? battleText.answer.reported(shown.by) : battleText.answer.amendedBy(shown.by)}
        </p>
        <h2>{battleText.title(names.territory(battle.territory))}</h2>
      </header>
      <Told battle={battle} result={shown} before={talk.amendment === null ? null : talk.report} />
      <Follows battle={battle} winner={shown.winner} />
    </>
  );
}

interface ToldProps {
  readonly battle: Battle;
  readonly result: BattleResult;
  /** The report that was amended; null: this is a first report. */
  readonly before: BattleResult | null;
}

/** A result line by line. */
function Told({ battle, result, before }: ToldProps) {
  const { view } = useSectorStep();
  const names = useNames();
  const fighters = fightersIn(view, battle);
  const changes = before === null ? [] : changedLines(before, result);
  const says = (one: BattleResult): string => text.winners(one.winner, battle.attacker, otherSide(battle.attacker));
  const old = before === null ? [] : filledIn(fighters, before).deeds;
  return (
    <Part
      title={battleText.over.title}
      rule="SEC-BTL-12"
      {...(changes.length === 0 ? {} : { aside: battleText.answer.changes(changes.length) })}
    >
      <Facts>
        <Fact name={text.winner}>
          <Changed was={before !== null && changes.includes('winner') ? says(before) : null}>{says(result)}</Changed>
        </Fact>
        {filledIn(fighters, result).deeds.map((deeds, i) => {
          const was = old[i];
          const isChanged = was !== undefined && changes.includes(deeds.counter);
          return (
            <Fact key={deeds.counter} name={names.counter(deeds.counter)}>
              <Changed was={isChanged ? toldDeeds(was) : null}>{toldDeeds(deeds)}</Changed>
            </Fact>
          );
        })}
      </Facts>
    </Part>
  );
}

/** A value; if it was changed, the old one comes first, struck through. */
function Changed({ was, children }: { readonly was: string | null; readonly children: ReactNode }) {
  return was === null ? (
    children
  ) : (
    <>
      <s>{was}</s> <b>{children}</b>
    </>
  );
}
