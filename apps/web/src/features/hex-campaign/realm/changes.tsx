import { signed } from '@sealed-orders/text/hex-campaign/forms/build';
import { realmText } from '@sealed-orders/text/hex-campaign/realm';
import { useState } from 'react';
import { useEarlierSteps } from '../../campaign-data/use-earlier-steps.ts';
import { Button } from '../../kit/button.tsx';
import { type Selection, useHexPlace } from '../hex-context.ts';
import { hexFacts } from '../map/describe-hex.ts';
import { type Change, changesBetween } from './delta.ts';
import { RealmPart } from './realm-part.tsx';
import { Show } from './realm-table.tsx';
import { turnStarts, useStep } from './use-turn-starts.ts';

const text = realmText.changes;

/** How many more turns to load. */
const MORE = 10;

/** The reader's gains and losses since the start of a turn, initially the previous one. */
export function WhatChanged() {
  const place = useHexPlace();
  const { view, steps, n } = place;
  const starts = turnStarts(steps, n).filter((start) => start.n < n);
  const [chosen, choose] = useState<number | null>(null);
  const [wanted, want] = useState(2);
  const isLoading = useEarlierSteps(place, starts.length >= wanted);
  const start = starts.find(({ turn }) => turn === chosen) ?? starts.find(({ turn }) => turn < view.turn) ?? starts[0];
  if (start === undefined) {
    return (
      <RealmPart title={text.title}>
        <p className="muted" aria-busy={isLoading}>
          {isLoading ? text.loading : text.first}
        </p>
      </RealmPart>
    );
  }
  return (
    <RealmPart title={text.title}>
      <label className="field">
        <span className="name">{text.since}</span>
        <select className="input small" value={start.turn} onChange={(event) => choose(Number(event.target.value))}>
          {starts.map(({ turn }) => (
            <option key={turn} value={turn}>
              {text.turn(turn)}
            </option>
          ))}
        </select>
      </label>
      {steps[0]?.n === 0 ? null : (
        <Button size="small" onClick={() => want(starts.length + MORE)} disabled={isLoading}>
          {text.earlier}
        </Button>
      )}
      <Since n={start.n} />
    </RealmPart>
  );
}

function Since({ n }: { readonly n: number }) {
  const { view } = useHexPlace();
  const then = useStep(n);
  if (then === null) return <p aria-busy>{text.loading}</p>;
  const { gains, losses } = changesBetween(then.view, view);
  return (
    <div className="realm-changes">
      <ChangeList title={text.gains} changes={gains} none={text.noGains} sign={1} />
      <ChangeList title={text.losses} changes={losses} none={text.noLosses} sign={-1} />
    </div>
  );
}

interface ChangeListProps {
  readonly title: string;
  readonly changes: readonly Change[];
  readonly none: string;
  readonly sign: 1 | -1;
}

function ChangeList({ title, changes, none, sign }: ChangeListProps) {
  const wordsFor = useChangeWords(sign);
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      {changes.length === 0 ? <p className="muted">{none}</p> : null}
      <ul>
        {changes.map((change, i) => {
          const { says, shows } = wordsFor(change);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: changes of the same kind differ in nothing but their place
            <li key={i}>
              <Show shows={shows}>{says}</Show>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface ChangeWords {
  readonly says: string;
  readonly shows: Selection;
}

/** A change in words, and where it is on the map. */
function useChangeWords(sign: 1 | -1) {
  const { view, words, nameOf } = useHexPlace();
  return (change: Change): ChangeWords => {
    switch (change.kind) {
      case 'hex': {
        const { label, place, terrain } = hexFacts(view, words, change.hex);
        return { says: text.hex(label, place ?? terrain), shows: { kind: 'hex', hex: change.hex } };
      }
      case 'army':
        return {
          says: text.army(nameOf(change.army)),
          shows: sign > 0 && change.hex !== null ? { kind: 'hex', hex: change.hex } : null,
        };
      case 'strength':
        return {
          says: text.points(nameOf(change.army), signed(sign * change.points)),
          shows: { kind: 'piece', piece: change.army.id },
        };
      case 'vp':
        return { says: text.vp(change.vp), shows: null };
      case 'captives':
        return { says: text.captives(change.name, words.seat(change.of).text), shows: null };
      case 'taken': {
        const name = words.seat(change.by).text;
        return { says: sign > 0 ? text.freed(name) : text.taken(name), shows: null };
      }
    }
  };
}
