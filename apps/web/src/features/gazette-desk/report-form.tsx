'use client';
import { gazetteDeskText } from '@sealed-orders/text/pages/gazette-desk';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Inputs, useTRPC } from '../api/client.ts';
import { TextArea } from './text-area.tsx';
import { useWriting } from './use-writing.ts';

const text = gazetteDeskText.report;
const LONGEST = 500;

interface ReportFormProps extends Omit<Inputs['gazette']['complain'], 'text'> {
  readonly onSent: () => void;
}

/** What is wrong with a communiqué, in the reader's words. */
export function ReportForm({ onSent, ...about }: ReportFormProps) {
  const trpc = useTRPC();
  const [said, write] = useState('');
  const { onSuccess, onError } = useWriting(text.sent);
  const complain = useMutation(
    trpc.gazette.complain.mutationOptions({
      onSuccess: async (answer) => {
        if (answer.ok) onSent();
        await onSuccess(answer);
      },
      onError,
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    complain.mutate({ ...about, text: said.trim() });
  };
  return (
    <form className="paper grid gap-4" onSubmit={submit}>
      <TextArea label={text.reason} most={LONGEST} value={said} hint={text.hint} onChange={write} />
      <button type="submit" className="btn ink" disabled={complain.isPending || said.trim() === ''}>
        {complain.isPending ? gazetteDeskText.saving : text.send}
      </button>
    </form>
  );
}
