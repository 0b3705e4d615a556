'use client';
import { Menu } from '@base-ui/react/menu';
import { guideMenuText } from '@sealed-orders/text/pages/guide';
import { siteText } from '@sealed-orders/text/pages/site';
import {
  BookOpen,
  Footprints,
  Gavel,
  Hexagon,
  LogIn,
  LogOut,
  Map as MapIcon,
  ScrollText,
  UserPlus,
  UserRound,
} from 'lucide-react';
import Link from 'next/link';
import { signOut } from 'next-auth/react';
import type { ReactNode } from 'react';
import { usePath } from '../browser/address.ts';
import { askForGuide } from '../browser/guide-state.ts';
import { unsubscribe } from '../browser/push.ts';
import { Icon } from '../kit/icon.tsx';
import { useReader } from '../session/reader.ts';
import { TriggerFace, triggerLabel } from './menu-face.tsx';
import { ThemeItem } from './theme-item.tsx';

interface AccountDropDownProps {
  /** Null: nobody is signed in. */
  readonly name: string | null;
}

/** The account menu, initially open: the press that opens it loads it. */
export function AccountDropDown({ name }: AccountDropDownProps) {
  const isCampaign = usePath().startsWith('/c/');
  return (
    <Menu.Root defaultOpen modal={false}>
      <Menu.Trigger className="menu-button" aria-label={triggerLabel(name)}>
        <TriggerFace name={name} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="menu-place" align="end" sideOffset={4}>
          <Menu.Popup className="menu-popup">
            {name === null ? <SignedOutLinks /> : <SignedInLinks />}
            <To href="/rules">
              <Icon of={BookOpen} size={17} /> {siteText.rules}
            </To>
            {name !== null && isCampaign ? (
              <Menu.Item onClick={askForGuide}>
                <Icon of={Footprints} size={17} /> {guideMenuText.again}
              </Menu.Item>
            ) : null}
            <ThemeItem />
            {name === null ? null : (
              <Menu.Item onClick={() => void leave()}>
                <Icon of={LogOut} size={17} /> {siteText.signOut}
              </Menu.Item>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Signing out stops notifications on this browser. */
async function leave(): Promise<void> {
  await unsubscribe();
  await signOut({ callbackUrl: '/' });
}

function To({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return <Menu.Item render={<Link href={href}>{children}</Link>} nativeButton={false} />;
}

function SignedInLinks() {
  const hasDesk = useReader()?.hasDesk ?? false;
  return (
    <>
      <To href="/campaigns">
        <Icon of={MapIcon} size={17} /> {siteText.campaigns}
      </To>
      {hasDesk ? (
        <To href="/desk">
          <Icon of={Gavel} size={17} /> {siteText.desk}
        </To>
      ) : null}
      <To href="/armies">
        <Icon of={ScrollText} size={17} /> {siteText.armies}
      </To>
      <To href="/maps">
        <Icon of={Hexagon} size={17} /> {siteText.maps}
      </To>
      <To href="/account">
        <Icon of={UserRound} size={17} /> {siteText.ownAccount}
      </To>
    </>
  );
}

function SignedOutLinks() {
  return (
    <>
      <To href="/sign-in">
        <Icon of={LogIn} size={17} /> {siteText.signIn}
      </To>
      <To href="/sign-up">
        <Icon of={UserPlus} size={17} /> {siteText.signUp}
      </To>
    </>
  );
}
