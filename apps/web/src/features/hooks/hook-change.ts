import { hooksText } from '@sealed-orders/text/pages/hooks';
import type { QueryKey } from '@tanstack/react-query';
import { refusalSentence } from '../actions/refusal-sentence.ts';
import type { RefusalCode } from '../api/client.ts';

const { 'bad-hook-address': _, ...own } = hooksText.problems;

/** What follows every change of a hook. Problems with its address are shown at the field. */
export const hookChange = (list: QueryKey, tooMany: string = own['too-many-hooks']) => ({
  why: ({ problem: { code } }: { readonly problem: { readonly code: RefusalCode } }) =>
    code === 'bad-hook-address' ? null : refusalSentence({ ...own, 'too-many-hooks': tooMany }, code),
  again: [list],
});
