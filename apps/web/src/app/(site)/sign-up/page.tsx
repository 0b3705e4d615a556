import { accountText } from '@sealed-orders/text/pages/account';
import type { Metadata } from 'next';
import { AccountPage } from '../../../features/account/account-page.tsx';
import { SignUpForm } from '../../../features/account/sign-up-form.tsx';

export const metadata: Metadata = { title: accountText.signUp.title };

interface PageProps {
  readonly searchParams: Promise<{ readonly to?: string | string[] }>;
}

export default async function Page({ searchParams }: PageProps) {
  const { to } = await searchParams;
  const { title, says, thenPractice } = accountText.signUp;
  return (
    <AccountPage title={title} says={to === '/practice' ? `${says} ${thenPractice}` : says}>
      <SignUpForm to={typeof to === 'string' ? to : null} />
    </AccountPage>
  );
}
