import { accountText } from '@sealed-orders/text/pages/account';
import type { Metadata } from 'next';
import { AccountPage } from '../../../features/account/account-page.tsx';
import { SignInForm } from '../../../features/account/sign-in-form.tsx';

export const metadata: Metadata = { title: accountText.signIn.title };

interface PageProps {
  readonly searchParams: Promise<{ readonly to?: string | string[]; readonly error?: string }>;
}

export default async function Page({ searchParams }: PageProps) {
  const { to, error } = await searchParams;
  return (
    <AccountPage title={accountText.signIn.title} says={accountText.signIn.says}>
      <SignInForm to={typeof to === 'string' ? to : null} hasFailed={error !== undefined} />
    </AccountPage>
  );
}
