import { actionText } from '@sealed-orders/text/pages/action';

const FAILURES = {
  UNAUTHORIZED: 'signed-out',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'not-found',
  BAD_REQUEST: 'not-understood',
  PARSE_ERROR: 'not-understood',
  PAYLOAD_TOO_LARGE: 'not-understood',
  TOO_MANY_REQUESTS: 'too-often',
} as const;

/** Why the server did not do something. `lost`: it failed, or its answer did not arrive, so it may have been done. */
export type Failure = (typeof FAILURES)[keyof typeof FAILURES] | 'lost';

const isKnown = (code: unknown): code is keyof typeof FAILURES =>
  typeof code === 'string' && Object.hasOwn(FAILURES, code);

/** Reads the error of a request as the server sends it; any other error means that no answer arrived. */
export function failureOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null || !('data' in error)) return 'lost';
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('code' in data)) return 'lost';
  return isKnown(data.code) ? FAILURES[data.code] : 'lost';
}

/** What the server's data shows after an answer was lost. */
interface Look {
  readonly isReached: boolean;
  /** Whether the page shows, freshly read, what the action changes. */
  readonly isShown: boolean;
  /** Null: the data does not show it. */
  readonly wasDone: boolean | null;
}

export type Found = keyof typeof actionText.lost;

export function foundBy({ isReached, isShown, wasDone }: Look): Found {
  if (!isReached) return 'out-of-reach';
  if (wasDone !== null) return wasDone ? 'done' : 'not-done';
  return isShown ? 'shown' : 'unknown';
}

/** A page's own words for some failures. Those for `lost` are used unless the data showed whether it was done. */
export type OwnFailures = Readonly<Partial<Record<Failure, string>>>;

/** Says why something was not done, or that nobody knows whether it was. */
export function failureSentence(failure: Exclude<Failure, 'lost'>, own: OwnFailures): string {
  return own[failure] ?? actionText.failed[failure];
}

export function lostSentence(found: Found, own: OwnFailures): string {
  const isTold = found === 'done' || found === 'not-done';
  return isTold ? actionText.lost[found] : (own.lost ?? actionText.lost[found]);
}
