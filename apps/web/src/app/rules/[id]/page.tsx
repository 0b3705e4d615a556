import { ruleEntry } from '@sealed-orders/rules/hex-campaign';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RuleText } from '../../../features/rules/rule-text.tsx';
import { SitePage } from '../../../features/shell/site-page.tsx';

interface PageProps {
  readonly params: Promise<{ readonly id: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const entry = ruleEntry((await params).id);
  return entry ? { title: `${entry.id} ${entry.title}` } : {};
}

export default async function Page({ params }: PageProps) {
  const entry = ruleEntry((await params).id);
  if (entry === null) notFound();
  return (
    <SitePage here="rules" onPaper>
      <RuleText entry={entry} />
    </SitePage>
  );
}
