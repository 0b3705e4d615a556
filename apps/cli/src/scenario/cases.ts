import { isRecord, merged } from './merge.ts';

type Members = Readonly<Record<string, unknown>>;

const membersOf = (value: unknown): Members => (isRecord(value) ? value : {});

/** Words of a scenario that a row replaces member by member: sheets by seat, expectations by word. */
const BY_MEMBER = ['orders', 'before', 'expect'];
/** Words by which a row changes what all rows share; `$absent` removes a part. */
const LAID_OVER = ['given', 'dice'];

/** A scenario without its table of cases, as one row of it plays it. */
export function scenarioOfRow({ cases: _cases, ...shared }: Members, { title: _title, ...row }: Members): Members {
  const replaced = Object.entries(row).map(([word, value]) => {
    if (BY_MEMBER.includes(word)) return [word, { ...membersOf(shared[word]), ...membersOf(value) }];
    return [word, LAID_OVER.includes(word) ? merged(shared[word], value) : value];
  });
  return { ...shared, ...Object.fromEntries(replaced) };
}
