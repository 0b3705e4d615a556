export type EmbeddedFailureCode =
  | 'unsupported-platform'
  | 'no-space'
  | 'not-permitted'
  | 'init-failed'
  | 'start-failed';

/** Why the embedded server could not be started. `detail` is the output of PostgreSQL or the system, for a log. */
export class EmbeddedFailure extends Error {
  readonly code: EmbeddedFailureCode;
  readonly detail: string;

  constructor(code: EmbeddedFailureCode, detail: string) {
    super(`embedded PostgreSQL: ${code}: ${detail}`);
    this.name = 'EmbeddedFailure';
    this.code = code;
    this.detail = detail;
  }
}

/** Finds the cause in the output of a PostgreSQL program; `otherwise` when it names none that we know. */
export function failureFrom(output: string, otherwise: EmbeddedFailureCode): EmbeddedFailure {
  if (/no space left on device|disk quota exceeded/i.test(output)) return new EmbeddedFailure('no-space', output);
  if (/permission denied|wrong ownership/i.test(output)) return new EmbeddedFailure('not-permitted', output);
  return new EmbeddedFailure(otherwise, output);
}
