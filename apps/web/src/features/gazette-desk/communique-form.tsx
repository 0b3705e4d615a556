'use client';
import { gazetteDeskText } from '@sealed-orders/text/pages/gazette-desk';
import { type FormEvent, useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { TextArea } from '../kit/text-area.tsx';
import { writing } from './writing.ts';

const text = gazetteDeskText.communique;
const LONGEST = 400;

interface CommuniqueFormProps {
  readonly campaign: string;
  readonly round: number;
  /** The round as a title. */
  readonly title: string;
  /** The current text; null: nothing. */
  readonly own: string | null;
}

/** The reader's seat's communiqué in the open round. */
export function CommuniqueForm({ campaign, round, title, own }: CommuniqueFormProps) {
  const trpc = useTRPC();
  const [said, write] = useState(own ?? '');
  const say = useAction(trpc.gazette.say, { ...writing(trpc), done: said.trim() === '' ? text.takenBack : text.saved });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    say.run({ campaign, round, text: said });
  };
  return (
    <form className="paper grid gap-4" onSubmit={submit}>
      <h2 className="section-title">{text.title(title)}</h2>
      <p className="ink2">{text.says}</p>
      <TextArea
        label={text.text}
        limit={{ most: LONGEST, left: gazetteDeskText.left }}
        rows={4}
        value={said}
        hint={text.hint}
        onChange={write}
      />
      <Button type="submit" kind="main" disabled={say.isRunning}>
        {say.isRunning ? gazetteDeskText.saving : text.save}
      </Button>
    </form>
  );
}
