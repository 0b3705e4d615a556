import { capital } from '../sentence.ts';

/** Text of pages on paper. */
export const printText = {
  sheetOf: (where: string, reader: string): string => `${capital(where)}. ${reader}`,
} as const;
