'use client';
import { siteText } from '@sealed-orders/text/pages/site';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, LogIn, LogOut, Map as MapIcon, Menu, ScrollText, UserPlus, UserRound } from 'lucide-react';
import Link from 'next/link';
import { signOut } from 'next-auth/react';
import { useEffect, useRef } from 'react';
import { useTRPC } from '../api/client.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Where the account, the theme and the ways to other pages are; who is not signed in finds the way in beside it. */
export function AccountMenu() {
  const trpc = useTRPC();
  const me = useQuery(trpc.account.me.queryOptions());
  return (
    <>
      {me.data === null ? (
        <Link className="btn small outline-lacquer desk-only" href="/sign-in">
          {siteText.signIn}
        </Link>
      ) : null}
      <DropDown name={me.data?.displayName ?? null} />
    </>
  );
}

function DropDown({ name }: { readonly name: string | null }) {
  const details = useClosingDetails();
  return (
    <details className="menu" ref={details}>
      <summary aria-label={name === null ? siteText.menu : siteText.account(name)}>
        {name === null ? null : <span className="seat-chip desk-only">{name}</span>}
        <Menu size={19} strokeWidth={1.75} aria-hidden />
      </summary>
      <div>
        {name === null ? <SignedOutLinks /> : <SignedInLinks />}
        <Link href="/rules">
          <BookOpen {...icon} /> {siteText.rules}
        </Link>
        <ThemeSwitch />
        {name === null ? null : (
          <button type="button" onClick={() => void signOut({ callbackUrl: '/' })}>
            <LogOut {...icon} /> {siteText.signOut}
          </button>
        )}
      </div>
    </details>
  );
}

function SignedInLinks() {
  return (
    <>
      <Link href="/campaigns">
        <MapIcon {...icon} /> {siteText.campaigns}
      </Link>
      <Link href="/armies">
        <ScrollText {...icon} /> {siteText.armies}
      </Link>
      <Link href="/account">
        <UserRound {...icon} /> {siteText.ownAccount}
      </Link>
    </>
  );
}

function SignedOutLinks() {
  return (
    <>
      <Link href="/sign-in">
        <LogIn {...icon} /> {siteText.signIn}
      </Link>
      <Link href="/sign-up">
        <UserPlus {...icon} /> {siteText.signUp}
      </Link>
    </>
  );
}

/** A details element that shuts when Escape is pressed or something outside it is touched. */
function useClosingDetails() {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const shut = (event: Event) => {
      const details = ref.current;
      if (!details?.open) return;
      const isOutside = event.target instanceof Node && !details.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : isOutside) details.open = false;
    };
    document.addEventListener('pointerdown', shut);
    document.addEventListener('keydown', shut);
    return () => {
      document.removeEventListener('pointerdown', shut);
      document.removeEventListener('keydown', shut);
    };
  }, []);
  return ref;
}
