import { writeUpText } from '@sealed-orders/text/pages/write-ups';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../shell/button.tsx';
import { Field } from '../../shell/field.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { PictureFields } from './picture-fields.tsx';
import { useKeptText } from './use-kept-text.ts';
import { useSaving, type WriteUp } from './use-write-ups.ts';

const LONGEST = { title: 120, text: 8000 } as const;
/** From here on the form says how much room is left. */
const NEARLY_FULL = 7500;

interface FormProps {
  readonly topic: string;
  readonly own: WriteUp | null;
  readonly isTold: boolean;
  readonly close: () => void;
}

/** The reader's story: title, text, pictures with captions. What is written stays in this browser until it is saved. */
export function WriteUpForm({ topic, own, isTold, close }: FormProps) {
  const { head } = useCampaignPlace();
  const [kept, keep, forget] = useKeptText(`${head.id} ${head.you} ${topic}`, {
    title: own?.title ?? '',
    text: own?.text ?? '',
  });
  const [captions, setCaptions] = useState<Readonly<Record<string, string>>>({});
  const textId = useId();
  const { save, isSaving } = useSaving(() => {
    forget();
    close();
  });
  const { form } = writeUpText;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const changed = Object.entries(captions).map(([picture, caption]) => ({ picture, caption }));
    save({ campaign: head.id, topic, ...kept, captions: changed });
  };
  return (
    <form className="write-up-form" onSubmit={submit} aria-label={writeUpText.yours}>
      <Field
        name="title"
        label={form.title}
        hint={form.titleHint}
        maxLength={LONGEST.title}
        value={kept.title}
        onChange={(event) => keep({ ...kept, title: event.target.value })}
      />
      <div className="field">
        <label className="name" htmlFor={textId}>
          {form.text}
        </label>
        <textarea
          id={textId}
          className="input"
          rows={8}
          maxLength={LONGEST.text}
          value={kept.text}
          aria-describedby={`${textId}-says`}
          onChange={(event) => keep({ ...kept, text: event.target.value })}
        />
        <p className="hint" id={`${textId}-says`}>
          {kept.text.length > NEARLY_FULL ? form.left(LONGEST.text - kept.text.length) : form.textHint}
        </p>
      </div>
      <PictureFields
        topic={topic}
        pictures={own?.pictures ?? []}
        captions={captions}
        write={(picture, caption) => setCaptions({ ...captions, [picture]: caption })}
      />
      <p className="hint mt-0!">{isTold ? writeUpText.open : writeUpText.closed}</p>
      <div className="row">
        <Button kind="quiet" onClick={close}>
          {form.done}
        </Button>
        <Button type="submit" kind="main" className="grow" disabled={isSaving}>
          {isSaving ? form.saving : form.save}
        </Button>
      </div>
    </form>
  );
}
