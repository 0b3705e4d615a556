import { writeUpText } from '@sealed-orders/text/pages/write-ups';
import { type FormEvent, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { PictureFields } from './picture-fields.tsx';
import { useKeptText } from './use-kept-text.ts';
import { useSaving, type WriteUp } from './use-write-ups.ts';

const LONGEST = { title: 120, text: 8000 } as const;
/** From this length on the form says how much room is left. */
const NEARLY_FULL = 7500;

interface FormProps {
  readonly topic: string;
  readonly own: WriteUp | null;
  readonly isTold: boolean;
  readonly close: () => void;
}

/** The reader's write-up: title, text, pictures with captions. The text stays in this browser until it is saved. */
export function WriteUpForm({ topic, own, isTold, close }: FormProps) {
  const { head } = useCampaignPlace();
  const [kept, keep, forget] = useKeptText(`${head.id} ${head.you} ${topic}`, {
    title: own?.title ?? '',
    text: own?.text ?? '',
  });
  const [captions, setCaptions] = useState<Readonly<Record<string, string>>>({});
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
      <TextArea
        label={form.text}
        hint={form.textHint}
        limit={{ most: LONGEST.text, nearly: NEARLY_FULL, left: form.left }}
        rows={8}
        value={kept.text}
        onChange={(text) => keep({ ...kept, text })}
      />
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
