import { useState } from 'react';
import { z } from 'zod';
import { kept } from '../../browser/kept.ts';

const textSchema = z.object({ title: z.string(), text: z.string() });
type Text = z.infer<typeof textSchema>;

/** A text that this browser stores until it is saved, so that closing the page loses nothing. */
export function useKeptText(name: string, saved: Text): readonly [Text, (text: Text) => void, () => void] {
  const store = kept(`write-up ${name}`, (found) => textSchema.parse(found));
  const [text, setText] = useState<Text>(() => store.read() ?? saved);
  return [
    text,
    (next) => {
      setText(next);
      store.write(next);
    },
    store.forget,
  ];
}
