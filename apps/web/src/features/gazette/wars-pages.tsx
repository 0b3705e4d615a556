import { gazetteText } from '@sealed-orders/text/pages/gazette';
import type { WarGroup, WarsOnPage } from '../../../server/wars.ts';

const text = gazetteText.list;

/** The address of a page of the list. */
function addressOf({ group, page }: Pick<WarsOnPage, 'group' | 'page'>): string {
  const query = new URLSearchParams({
    ...(group === null ? {} : { show: group }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return query.size === 0 ? '/wars' : `/wars?${query}`;
}

/** Links to all wars and to each group that has any. Hidden while there is only one group to show. */
export function GroupLinks({ group, counts }: Pick<WarsOnPage, 'group' | 'counts'>) {
  const there = GROUPS.filter((one) => counts[one] > 0);
  if (there.length < 2 && group === null) return null;
  const all = counts.played + counts.asleep + counts.over;
  return (
    <nav className="numbers" aria-label={text.which}>
      <ol>
        <GroupLink group={null} here={group} title={text.all} count={all} />
        {there.map((one) => (
          <GroupLink key={one} group={one} here={group} title={text.groups[one]} count={counts[one]} />
        ))}
      </ol>
    </nav>
  );
}

/** In the order of the list. */
const GROUPS: readonly WarGroup[] = ['played', 'asleep', 'over'];

interface GroupLinkProps {
  readonly group: WarGroup | null;
  readonly here: WarGroup | null;
  readonly title: string;
  readonly count: number;
}

function GroupLink({ group, here, title, count }: GroupLinkProps) {
  return (
    <li>
      <a href={addressOf({ group, page: 1 })} aria-current={group === here ? 'true' : undefined}>
        {text.counted(title, count)}
      </a>
    </li>
  );
}

/** The pages before and after this one; one page needs no links. */
export function PageLinks({ group, page, pages }: Pick<WarsOnPage, 'group' | 'page' | 'pages'>) {
  if (pages === 1) return null;
  return (
    <nav className="turning" aria-label={text.pages}>
      {page === 1 ? (
        <span />
      ) : (
        <a href={addressOf({ group, page: page - 1 })} rel="prev">
          {text.before}
        </a>
      )}
      <span>{text.page(page, pages)}</span>
      {page === pages ? (
        <span />
      ) : (
        <a href={addressOf({ group, page: page + 1 })} rel="next">
          {text.after}
        </a>
      )}
    </nav>
  );
}
