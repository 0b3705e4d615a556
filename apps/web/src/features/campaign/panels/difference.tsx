'use client';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import type { Listed } from './listed-edit.ts';
import { useDifference } from './use-correcting.ts';

const text = refereeText.correct;

/** What a ruling of its own would do, for referees who ask. */
export function Difference({ ruling }: Pick<Listed, 'ruling'>) {
  const { compare, isBusy, sentences, problem } = useDifference([{ ruling, isAlone: true, says: '' }]);
  return (
    <div className="grid grid-cols-1 gap-2 justify-items-start">
      <Button size="small" onClick={compare} disabled={isBusy}>
        {isBusy ? text.comparing : text.difference}
      </Button>
      <Would sentences={sentences} />
      {problem === null ? null : (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
    </div>
  );
}

/** What the log will say; null: not asked yet. */
export function Would({ sentences }: { readonly sentences: readonly string[] | null }) {
  if (sentences === null) return null;
  return (
    <div aria-live="polite" className="grid grid-cols-1 gap-1">
      <p>{text.would}</p>
      <ul className="grid grid-cols-1 gap-1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
