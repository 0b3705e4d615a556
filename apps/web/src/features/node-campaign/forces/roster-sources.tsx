'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { type NewUnit, readyMadeUnits, rosterPoints } from '@sealed-orders/rules/node-campaign';
import { forcesText } from '@sealed-orders/text/node-campaign/forces';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import { useReviews } from '../../armies/reviews.ts';
import { useDetachment, useReviewedLists } from '../../armies/use-detachment.ts';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { useNodePlace } from '../node-context.ts';
import { type CategoryWords, pastedUnits } from './pasted.ts';
import { PARTS, type RosterPart } from './roster-draft.ts';
import { listedUnit } from './unit-draft.ts';

const text = forcesText.first;

/** Every word that names a category: its own name and those of army lists. */
const named = (category: NewUnit['category']): readonly string[] => [
  forcesText.categories[category].toLowerCase(),
  ...forcesText.categoryWords[category],
];
const WORDS: CategoryWords = {
  hq: named('hq'),
  elite: named('elite'),
  troops: named('troops'),
  'fast-attack': named('fast-attack'),
  'heavy-support': named('heavy-support'),
  transport: named('transport'),
  other: named('other'),
};

interface SourcesProps {
  /** How many points the battleforce may have. */
  readonly most: number;
  readonly onTake: (part: RosterPart, units: readonly NewUnit[]) => void;
}

/** Where units of a roster come from besides typing: a pasted list, a saved one, one brought to the war, or a ready-made one. */
export function RosterSources({ most, onTake }: SourcesProps) {
  const [part, choose] = useState<RosterPart>('units');
  const take = (units: readonly NewUnit[]) => onTake(part, units);
  return (
    <div className="roster-sources">
      <Choice
        label={text.part}
        value={part}
        options={PARTS.map((one) => [one, text.parts[one]] as const)}
        onChange={choose}
      />
      <details>
        <summary>{text.paste}</summary>
        <PasteList onTake={take} />
      </details>
      <details>
        <summary>{text.fromList}</summary>
        <FromList onTake={take} />
      </details>
      <details>
        <summary>{text.readyMade}</summary>
        <div className="grid gap-3 pb-3">
          <TakeAll units={readyMadeUnits(most)} onTake={(units) => onTake('units', units)} />
        </div>
      </details>
    </div>
  );
}

interface TakeProps {
  readonly onTake: (units: readonly NewUnit[]) => void;
}

function PasteList({ onTake }: TakeProps) {
  const [typed, write] = useState('');
  const { units, unread } = pastedUnits(typed, WORDS);
  return (
    <div className="grid gap-3 pb-3">
      <TextArea label={text.pasteLabel} hint={text.pasteHint} rows={6} value={typed} onChange={write} />
      {unread.length === 0 ? null : <p className="hint bad">{text.unread(unread)}</p>}
      <Button
        disabled={units.length === 0}
        onClick={() => {
          onTake(units);
          write('');
        }}
      >
        {text.take(units.length, rosterPoints(units))}
      </Button>
    </div>
  );
}

const broughtKey = (i: number): string => `brought ${i}`;

/** The player's saved army lists, and the rosters that the player brought to the war. */
function FromList({ onTake }: TakeProps) {
  const trpc = useTRPC();
  const { view } = useNodePlace();
  const { data: lists } = useQuery(trpc.rosters.list.queryOptions());
  const [chosen, choose] = useState('');
  const brought = view.you === null ? [] : (lookup(view.players, view.you)?.brought ?? []);
  if (lists === undefined) return null;
  if (lists.length === 0 && brought.length === 0) return <p className="muted pb-3">{text.noLists}</p>;
  const force = brought.find((_, i) => broughtKey(i) === chosen);
  return (
    <div className="grid gap-3 pb-3">
      <Choice
        label={text.list}
        value={chosen}
        options={[
          ['', text.chooseList] as const,
          ...brought.map(({ name }, i) => [broughtKey(i), text.brought(name)] as const),
          ...lists.map(({ id, name }) => [id, name] as const),
        ]}
        onChange={choose}
      />
      {force !== undefined ? <TakeAll units={force.units} onTake={onTake} /> : null}
      {force === undefined && chosen !== '' ? <SavedList key={chosen} roster={chosen} onTake={onTake} /> : null}
    </div>
  );
}

/** The units that count in a saved list, as its player reviewed it. */
function SavedList({ roster, onTake }: TakeProps & { readonly roster: string }) {
  const lists = useReviewedLists([roster], useReviews());
  const { data: made } = useDetachment(lists === null ? null : { name: text.title, lists });
  if (made === undefined) return null;
  const units = made.ok ? made.value.units.flatMap((unit) => listedUnit(unit, text.models(unit.models)) ?? []) : [];
  return <TakeAll units={units} onTake={onTake} />;
}

function TakeAll({ units, onTake }: TakeProps & { readonly units: readonly NewUnit[] }) {
  if (units.length === 0) return <p className="muted">{text.listEmpty}</p>;
  return (
    <>
      <ul>
        {units.map((unit, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: units of a list may be alike in everything
          <li key={i} className="team-member">
            <span className="grow">
              <b>{unit.name}</b>
              <small>{forcesText.categories[unit.category]}</small>
            </span>
            <span>{forcesText.points(unit.points)}</span>
          </li>
        ))}
      </ul>
      <Button onClick={() => onTake(units)}>{text.take(units.length, rosterPoints(units))}</Button>
    </>
  );
}
