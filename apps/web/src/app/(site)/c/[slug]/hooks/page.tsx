import { hooksText } from '@sealed-orders/text/pages/hooks';
import type { Metadata } from 'next';
import { HooksPage } from '../../../../../features/hooks/hooks-page.tsx';

interface PageProps {
  readonly params: Promise<{ readonly slug: string }>;
}

export const metadata: Metadata = { title: hooksText.title };

export default async function Page({ params }: PageProps) {
  const { slug } = await params;
  return <HooksPage slug={slug} />;
}
