import { rulesText } from '@sealed-orders/text/pages/rules';
import { GAMES } from '@sealed-orders/text/systems';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { searchOf } from '../../../../features/rules/found-rules.ts';
import { RuleText } from '../../../../features/rules/rule-text.tsx';
import { Rulebook } from '../../../../features/rules/rulebook.tsx';
import { gameAt, ruleAt, rulebookOf } from '../../../../features/rules/rulebooks.ts';
import { SitePage } from '../../../../features/shell/site-page.tsx';

interface PageProps {
  /** The id of a game, or of one of its rules. */
  readonly params: Promise<{ readonly id: string }>;
  /** `q`: the search term for a game's rules. */
  readonly searchParams: Promise<{ readonly q?: string | string[] }>;
}

export async function generateMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const { id } = await params;
  const [game, rule] = [gameAt(id), ruleAt(id)];
  if (game !== null) return { title: rulesText.of(GAMES[game].name) };
  return rule === null ? {} : { title: `${rule.entry.id} ${rule.entry.title}` };
}

export default async function Page({ params, searchParams }: PageProps) {
  const [{ id }, { q }] = await Promise.all([params, searchParams]);
  const [game, rule] = [gameAt(id), ruleAt(id)];
  if (game === null && rule === null) notFound();
  // Each rule has one address.
  if (rule !== null && rule.entry.id !== id) permanentRedirect(`/rules/${rule.entry.id}`);
  return (
    <SitePage here="rules" onPaper>
      {game === null ? null : <Rulebook {...rulebookOf(game)} search={searchOf(q)} />}
      {rule === null ? null : <RuleText {...rule} />}
    </SitePage>
  );
}
