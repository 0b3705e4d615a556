'use client';
import { accountText } from '@sealed-orders/text/pages/account';
import { deadEndText } from '@sealed-orders/text/pages/dead-ends';
import { MapLoading } from '../kit/map-loading.tsx';
import { useMe } from '../session/use-me.ts';
import { DeadEnd } from '../shell/dead-end.tsx';
import { Problem } from '../shell/problem.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { DeviceSection } from './device-section.tsx';
import { MailSection } from './mail-section.tsx';
import { NameSection } from './name-section.tsx';
import { NewsSection } from './news-section.tsx';
import { OwnHookSection } from './own-hook-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignOutSection } from './sign-out-section.tsx';
import { ZoneSection } from './zone-section.tsx';

/**
 * The reader's account: name, e-mail, news and its channels, the calendar, local time, changing the password, and signing
 * out.
 */
export function OwnAccount() {
  const me = useMe();
  const text = accountText.own;
  return (
    <div className="wrap narrow grid gap-8 py-12">
      {me.isPending ? <MapLoading /> : null}
      {me.error ? <Problem error={me.error} retry={() => void me.refetch()} /> : null}
      {me.data === null ? <DeadEnd as="h1" text={deadEndText.signInNeeded} href="/sign-in?to=/account" /> : null}
      {me.data ? (
        <>
          <header>
            <h1>{text.title}</h1>
            <p className="ink2 mt-2">{text.says(me.data.displayName, me.data.username)}</p>
          </header>
          <NameSection name={me.data.displayName} />
          <MailSection />
          <NewsSection />
          <DeviceSection />
          <OwnHookSection />
          <CalendarSection />
          <ZoneSection />
          <PasswordForm username={me.data.username} />
          <SignOutSection />
        </>
      ) : null}
    </div>
  );
}
