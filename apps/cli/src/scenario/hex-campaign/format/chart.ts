import { z } from 'zod';

export const size = z
  .string()
  .regex(/^\d+x\d+$/)
  .describe("Columns and rows: '11x10'");
export const rows = z
  .array(z.string().regex(/^[phfjs]+$/))
  .describe('A letter a hex: plains, hills, forest, jungle, sea');
