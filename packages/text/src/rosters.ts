import type { ReviewProblem, RosterProblem } from '@sealed-orders/formats';

type Sentences<Problem extends { readonly code: string }> = {
  readonly [Code in Problem['code']]: (problem: Extract<Problem, { readonly code: Code }>) => string;
};

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Why a file was not read: what the format says, and that the server gives a file only so much time and memory. */
type Unread = RosterProblem | { readonly code: 'too-much-work' };

const ROSTER_PROBLEMS: Sentences<Unread> = {
  'too-much-work': () => 'The list takes too long to read. Export it again with fewer units.',
  empty: () => 'The file is empty.',
  'too-large': ({ bytes, limit }) => `The file has ${megabytes(bytes)}; army lists may have up to ${megabytes(limit)}.`,
  'wrong-type': ({ fileName }) => `${fileName} is not an army list. Choose a .ros, .rosz or .json file.`,
  'not-utf8': () => 'The file is not UTF-8 text. Export the list again.',
  'zip-broken': () => 'The .rosz archive is damaged or cut short. Export the list again.',
  'zip-encrypted': () => 'The .rosz archive is encrypted. Export the list without a password.',
  'zip-entries': ({ entries }) => `The .rosz archive holds ${entries} files; it must hold one list.`,
  'zip-too-large': ({ limit }) => `The list is larger than ${megabytes(limit)} when unpacked.`,
  'zip-bomb': ({ ratio, limit }) =>
    `The archive unpacks to ${ratio} times its size; more than ${limit} is not accepted.`,
  doctype: () => 'The file declares a document type, which army lists never do. It was not read.',
  'unknown-entity': ({ entity }) => `The file uses the entity ${entity}, which army lists never do. It was not read.`,
  'xml-broken': ({ line, column }) =>
    `The XML breaks off or is wrong at line ${line}, column ${column}. Export the list again.`,
  'json-broken': () => 'The JSON breaks off or is wrong. Export the list again.',
  'not-a-roster': ({ root }) =>
    `The file holds ${root || 'something'} and no roster. Export the list itself, not its catalogue.`,
  'unknown-version': ({ version }) => `Lists of version ${version} are not known. Known are 1.15 to 2.03.`,
  'too-deep': ({ limit }) => `The list is nested deeper than ${limit} levels.`,
  'too-many-parts': ({ limit }) => `The list has more than ${limit} parts.`,
  'too-many-selections': ({ limit }) => `The list has more than ${limit} selections.`,
  'too-many-cost-types': ({ limit }) => `The list has more than ${limit} kinds of cost.`,
  'too-long': ({ path, limit }) => `A name at ${path} is longer than ${limit} characters.`,
  'bad-number': ({ path }) => `The value at ${path} is not a number.`,
  'bad-shape': ({ path }) => `The part at ${path} is not what an army list holds there.`,
  'no-selections': () => 'The list has no selections.',
  'wrong-total': ({ cost, stated, sum }) =>
    `The list states ${stated} ${cost}, but its selections add up to ${sum}. Export it again.`,
};

const REVIEW_PROBLEMS: Sentences<ReviewProblem> = {
  'no-points': () => 'Choose which cost is points.',
  'unknown-cost': ({ cost }) => `The list has no cost ${cost}.`,
  'unknown-selection': ({ selection }) => `The list has no selection ${selection}.`,
  'repeated-selection': ({ selection }) => `${selection} stands in the review twice.`,
  'no-units': () => 'Tick at least one unit.',
  'too-many-units': ({ limit }) => `A detachment holds up to ${limit} units.`,
  'negative-points': ({ unit, points }) => `${unit} has ${points} points; a unit cannot cost less than nothing.`,
};

/** Why an army list file was not read, and what to do. */
export function describeRosterProblem<Code extends Unread['code']>(
  problem: Extract<Unread, { readonly code: Code }>,
): string {
  return (ROSTER_PROBLEMS as Sentences<Unread>)[problem.code as Code](problem);
}

/** Why a review makes no detachment. */
export function describeReviewProblem<Code extends ReviewProblem['code']>(
  problem: Extract<ReviewProblem, { readonly code: Code }>,
): string {
  return (REVIEW_PROBLEMS as Sentences<ReviewProblem>)[problem.code as Code](problem);
}
