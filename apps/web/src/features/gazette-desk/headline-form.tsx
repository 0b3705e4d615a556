'use client';
import { gazetteDeskText } from '@sealed-orders/text/pages/gazette-desk';
import { type FormEvent, useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { type Outputs, useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { TextArea } from '../kit/text-area.tsx';
import { writing } from './writing.ts';

const text = gazetteDeskText.headline;
const LONGEST = { title: 90, lead: 300 };

interface HeadlineFormProps {
  readonly campaign: string;
  readonly round: number;
  /** The round as a title. */
  readonly title: string;
  readonly headline: Outputs['gazette']['desk']['headline'];
}

/** The headline of the latest issue, for referees. */
export function HeadlineForm({ campaign, round, title, headline }: HeadlineFormProps) {
  const trpc = useTRPC();
  const [wanted, write] = useState({ title: headline?.title ?? '', lead: headline?.lead ?? '' });
  const set = useAction(trpc.gazette.setHeadline, { ...writing(trpc), done: text.saved });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.run({ campaign, round, ...wanted });
  };
  return (
    <form className="paper grid gap-4" onSubmit={submit}>
      <h2 className="section-title">{text.title(title)}</h2>
      <p className="ink2">{text.says}</p>
      <Field
        name="title"
        label={text.headline}
        hint={text.hint}
        maxLength={LONGEST.title}
        value={wanted.title}
        onChange={(event) => write({ ...wanted, title: event.target.value })}
      />
      <TextArea
        label={text.lead}
        limit={{ most: LONGEST.lead, left: gazetteDeskText.left }}
        rows={4}
        value={wanted.lead}
        onChange={(lead) => write({ ...wanted, lead })}
      />
      <Button type="submit" kind="main" disabled={set.isRunning}>
        {set.isRunning ? gazetteDeskText.saving : text.save}
      </Button>
    </form>
  );
}
