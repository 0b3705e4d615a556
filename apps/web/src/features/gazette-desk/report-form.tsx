'use client';
import { gazetteDeskText } from '@sealed-orders/text/pages/gazette-desk';
import { type FormEvent, useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { type Inputs, useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { TextArea } from '../kit/text-area.tsx';
import { writing } from './writing.ts';

const text = gazetteDeskText.report;
const LONGEST = 500;

interface ReportFormProps extends Omit<Inputs['gazette']['complain'], 'text'> {
  readonly onSent: () => void;
}

/** What is wrong with a communiqué, in the reader's words. */
export function ReportForm({ onSent, ...about }: ReportFormProps) {
  const trpc = useTRPC();
  const [said, write] = useState('');
  const complain = useAction(trpc.gazette.complain, { ...writing(trpc), done: text.sent, onDone: onSent });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    complain.run({ ...about, text: said.trim() });
  };
  return (
    <form className="paper grid gap-4" onSubmit={submit}>
      <TextArea
        label={text.reason}
        limit={{ most: LONGEST, left: gazetteDeskText.left }}
        rows={4}
        value={said}
        hint={text.hint}
        onChange={write}
      />
      <Button type="submit" kind="main" disabled={complain.isRunning || said.trim() === ''}>
        {complain.isRunning ? gazetteDeskText.saving : text.send}
      </Button>
    </form>
  );
}
