'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import type { Battle, BattleResult } from '@sealed-orders/rules/node-campaign';
import { MISSION_NAMES } from '@sealed-orders/text/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { Fact, Facts, Part } from '../../battle/parts.tsx';
import { useNodePlace } from '../node-context.ts';
import { Follows } from './follows.tsx';
import { changedFields, RESULT_FIELDS, type ResultField } from './report-draft.ts';
import { useResultWords } from './result-words.ts';
import { useBattleOptions } from './use-battle-options.ts';
import { formOf } from './use-draft.ts';

const text = battleText.report;

const RULES: Readonly<Partial<Record<ResultField, string>>> = {
  date: 'NODE-BTL-14',
  level: 'NODE-BTL-02',
  degree: 'NODE-VP-05',
  iasl: 'NODE-VP-06',
};
const NAMES: Readonly<Record<ResultField, string>> = {
  date: text.date,
  mission: text.mission,
  level: text.level,
  winner: text.winner,
  degree: text.degree,
  iasl: text.iasl,
};

/** The report that waits, as a document: an amendment shows what it changes, struck through, and the new value beside it. */
export function ReportSheet({ battle }: { readonly battle: Battle }) {
  const { view, words } = useNodePlace();
  const talk = lookup(view.talks, battle.id);
  const shown = talk?.amendment ?? talk?.report ?? null;
  if (shown === null || talk === undefined) return null;
  const before = talk.amendment === null ? null : talk.report;
  return (
    <>
      <header>
        <p className="eyebrow">{battleText.answer.reported(words.seat(shown.by).text)}</p>
        <h2>{`${MISSION_NAMES[shown.mission]}, ${words.node(battle.node).text}`}</h2>
      </header>
      <div className="nb-two">
        <ToldResult battle={battle} result={shown} before={before} />
        <Follows battle={battle} result={shown} before={before} />
      </div>
      <FieldedUnits battle={battle} />
    </>
  );
}

interface ToldProps {
  readonly battle: Battle;
  readonly result: BattleResult;
  readonly before: BattleResult | null;
}

/** A result line by line. */
function ToldResult({ battle, result, before }: ToldProps) {
  const says = useResultWords(battle);
  const changes = before === null ? [] : changedFields(before, result);
  const old = before === null ? null : says(before);
  const now = says(result);
  return (
    <Part
      title={battleText.over.title}
      {...(changes.length === 0 ? {} : { aside: battleText.answer.changes(changes.length) })}
    >
      <Facts>
        {RESULT_FIELDS.map((field) => {
          const rule = RULES[field];
          return (
            <Fact key={field} name={NAMES[field]} {...(rule === undefined ? {} : { rule })}>
              {old !== null && changes.includes(field) ? (
                <>
                  <s>{old[field]}</s> <b>{now[field]}</b>
                </>
              ) : (
                now[field]
              )}
            </Fact>
          );
        })}
        <Fact name={battleText.agreement.kind}>{text.pivotal(result.isPivotal)}</Fact>
      </Facts>
    </Part>
  );
}

/** What the players have said about their own units; those that the reader can still change stand in a form of their own. */
function FieldedUnits({ battle }: { readonly battle: Battle }) {
  const { view, words } = useNodePlace();
  const options = useBattleOptions();
  const isInForm = formOf(options, 'field', battle) !== null;
  const armies = lookup(view.talks, battle.id)?.armies ?? [];
  const units = Object.values(view.forces).flatMap((force) => [...force.units, ...force.killTeam]);
  return armies
    .filter(({ seat, units: fielded }) => fielded.length > 0 && !(isInForm && seat === view.you))
    .map((army) => (
      <Part key={army.seat} title={text.theirUnits(words.seat(army.seat).text)}>
        <ul className="nb-told-units">
          {army.units.map(({ unit, isFull, deeds }) => {
            const facts = [isFull ? text.full : text.partial, ...deeds.map((deed) => text.deeds[deed])];
            return (
              <li key={unit}>
                <b>{units.find(({ id }) => id === unit)?.name ?? ''}</b>{' '}
                <span className="ink2">{facts.join(', ')}</span>
              </li>
            );
          })}
        </ul>
      </Part>
    ));
}
