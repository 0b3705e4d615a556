import type { FileKind, ReviewProblem, RosterProblem } from '@sealed-orders/formats';

type Sentences<Problem extends { readonly code: string }> = {
  readonly [Code in Problem['code']]: (problem: Extract<Problem, { readonly code: Code }>) => string;
};

/** What a file is, in a sentence. */
export const FILE_KINDS: Readonly<Record<FileKind, string>> = {
  pdf: 'This is a PDF.',
  picture: 'This is a picture.',
  word: 'This is a Word document.',
  spreadsheet: 'This is a spreadsheet.',
  page: 'This is a web page.',
};

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Why a file was not read: the format's reason, or because reading it took too much time or memory. */
type Unread = RosterProblem | { readonly code: 'too-much-work' };

const ROSTER_PROBLEMS: Sentences<Unread> = {
  'too-much-work': () => 'The list takes too long to read. Export a list with fewer units.',
  empty: () => 'The file is empty.',
  'too-large': ({ bytes, limit }) => `The file is ${megabytes(bytes)}; army lists can be up to ${megabytes(limit)}.`,
  'wrong-type': ({ fileName }) => `${fileName} is not an army list. Choose a .ros, .rosz or .json file.`,
  'file-kind': ({ kind }) =>
    `${FILE_KINDS[kind]} In your roster program, export the list as .ros, .rosz or .json, or type it in here.`,
  'not-utf8': () => 'The file is not UTF-8 text. Export the list again.',
  'zip-broken': () => 'The .rosz archive is damaged or cut short. Export the list again.',
  'zip-encrypted': () => 'The .rosz archive is encrypted. Export the list without a password.',
  'zip-entries': ({ entries }) => `The .rosz archive contains ${entries} files, but it must contain a single list.`,
  'zip-too-large': ({ limit }) => `The list is larger than ${megabytes(limit)} when unpacked.`,
  'zip-bomb': ({ ratio, limit }) => `The archive unpacks to ${ratio} times its size; the limit is ${limit} times.`,
  doctype: () => 'The file was not read: it declares a document type, and army lists never do that.',
  'unknown-entity': ({ entity }) => `The file was not read: ${entity} is an entity that army lists never use.`,
  'xml-broken': ({ line, column }) =>
    `The XML is cut short or has an error at line ${line}, column ${column}. Export the list again.`,
  'json-broken': () => 'The JSON is cut short or has an error. Export the list again.',
  'not-a-roster': ({ root }) =>
    `${root ? `The file contains ${root}, not a roster.` : 'The file is not a roster.'} Export the list itself, not its catalogue.`,
  'unknown-version': ({ version }) => `We can’t read version ${version} lists, only versions 1.15 to 2.03.`,
  'too-deep': ({ limit }) => `The list is nested more than ${limit} levels deep.`,
  'too-many-parts': ({ limit }) => `The list has more than ${limit} parts.`,
  'too-many-selections': ({ limit }) => `The list has more than ${limit} selections.`,
  'too-many-cost-types': ({ limit }) => `The list has more than ${limit} kinds of cost.`,
  'too-long': ({ path, limit }) => `A name at ${path} is longer than ${limit} characters.`,
  'bad-number': ({ path }) => `The value at ${path} is not a number.`,
  'bad-shape': ({ path }) => `The entry at ${path} doesn’t belong in an army list.`,
  'no-selections': () => 'The list has no selections.',
  'wrong-total': ({ cost, stated, sum }) =>
    `The list says ${stated} ${cost} in total, but its selections add up to ${sum}. Export it again.`,
};

const REVIEW_PROBLEMS: Sentences<ReviewProblem> = {
  'no-points': () => 'Choose which cost is points.',
  'unknown-cost': ({ cost }) => `The list has no cost called ${cost}.`,
  'unknown-selection': ({ selection }) => `The list has no selection called ${selection}.`,
  'repeated-selection': ({ selection }) => `${selection} is in the review twice.`,
  'no-units': () => 'Tick at least one unit.',
  'too-many-units': ({ limit }) => `A force can have at most ${limit} units.`,
  'negative-points': ({ unit, points }) => `${unit} has ${points} points; a unit can’t cost less than 0.`,
};

/** Why an army list file was not read, and what to do. */
export function describeRosterProblem<Code extends Unread['code']>(
  problem: Extract<Unread, { readonly code: Code }>,
): string {
  return (ROSTER_PROBLEMS as Sentences<Unread>)[problem.code as Code](problem);
}

/** Why no force can be made from a review. */
export function describeReviewProblem<Code extends ReviewProblem['code']>(
  problem: Extract<ReviewProblem, { readonly code: Code }>,
): string {
  return (REVIEW_PROBLEMS as Sentences<ReviewProblem>)[problem.code as Code](problem);
}
