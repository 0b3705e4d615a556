import { rulesText } from '@sealed-orders/text/pages/rules';
import { GAMES } from '@sealed-orders/text/systems';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RuleText } from '../../../features/rules/rule-text.tsx';
import { Rulebook } from '../../../features/rules/rulebook.tsx';
import { gameAt, ruleAt, rulebookOf } from '../../../features/rules/rulebooks.ts';
import { SitePage } from '../../../features/shell/site-page.tsx';

interface PageProps {
  /** Of a game, or of one of its rules. */
  readonly params: Promise<{ readonly id: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { id } = await params;
  const [game, rule] = [gameAt(id), ruleAt(id)];
  if (game !== null) return { title: rulesText.of(GAMES[game].name) };
  return rule === null ? {} : { title: `${rule.entry.id} ${rule.entry.title}` };
}

export default async function Page({ params }: PageProps) {
  const { id } = await params;
  const [game, rule] = [gameAt(id), ruleAt(id)];
  if (game === null && rule === null) notFound();
  return (
    <SitePage here="rules" onPaper>
      {game === null ? null : <Rulebook {...rulebookOf(game)} />}
      {rule === null ? null : <RuleText {...rule} />}
    </SitePage>
  );
}
