import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { FAULT_KINDS, type FaultKind, soakText } from '@sealed-orders/text/cli/soak';

/** How long a soak lasts: until this many steps were made, and this many minutes are over. */
export interface SoakOptions {
  readonly steps: number;
  readonly minutes: number;
  /** Chooses the faults and their moments; the same seed chooses the same. */
  readonly seed: string;
  readonly kinds: readonly FaultKind[];
}

const OPTIONS = {
  steps: { type: 'string', default: '200' },
  minutes: { type: 'string', default: '0' },
  seed: { type: 'string' },
  faults: { type: 'string' },
} as const;

/** The options that the arguments name; a sentence if they cannot be understood. */
export function soakOptions(args: readonly string[]): SoakOptions | string {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    const [steps, minutes] = [Number(values.steps), Number(values.minutes)];
    if (!Number.isInteger(steps) || steps < 1 || !(minutes >= 0)) return soakText.wrongNumbers;
    const named = values.faults?.split(',') ?? FAULT_KINDS;
    const kinds = FAULT_KINDS.filter((kind) => named.includes(kind));
    if (kinds.length === 0 || kinds.length < named.length) return soakText.wrongFaults(FAULT_KINDS);
    return { steps, minutes, seed: values.seed ?? randomBytes(4).toString('hex'), kinds };
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).split('. ');
    return `${why}; ${soakText.usage}`;
  }
}
