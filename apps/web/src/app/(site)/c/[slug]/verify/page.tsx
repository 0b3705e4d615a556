import { verifyPageText } from '@sealed-orders/text/pages/ending';
import type { Metadata } from 'next';
import { VerifyPage } from '../../../../../features/verify/verify-page.tsx';

interface PageProps {
  readonly params: Promise<{ readonly slug: string }>;
}

export const metadata: Metadata = { title: verifyPageText.title };

export default async function Page({ params }: PageProps) {
  const { slug } = await params;
  return <VerifyPage slug={slug} />;
}
