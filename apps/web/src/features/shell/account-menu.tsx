'use client';
import { siteText } from '@sealed-orders/text/pages/site';
import { lazy, Suspense, useState } from 'react';
import { buttonClass } from '../kit/button.tsx';
import { QuietLink } from '../kit/quiet-link.tsx';
import { useReader } from '../session/reader.ts';
import { TriggerFace, triggerLabel } from './menu-face.tsx';

const loaded = async () => ({ default: (await import('./account-drop-down.tsx')).AccountDropDown });

/** The menu is loaded on demand: until then no page waits for it. */
const DropDown = lazy(loaded);

/** Leads to the account, the theme and other pages; signed-out visitors find the sign-in link beside it. */
export function AccountMenu() {
  const reader = useReader();
  const name = reader?.name ?? null;
  const [isWanted, want] = useState(false);
  const trigger = <Trigger name={name} onPress={() => want(true)} />;
  return (
    <>
      {reader?.name === null ? (
        <QuietLink className={buttonClass({ kind: 'lacquer', size: 'small', className: 'desk-only' })} href="/sign-in">
          {siteText.signIn}
        </QuietLink>
      ) : null}
      <Suspense fallback={trigger}>{isWanted ? <DropDown name={name} /> : trigger}</Suspense>
    </>
  );
}

interface TriggerProps {
  readonly name: string | null;
  readonly onPress: () => void;
}

function Trigger({ name, onPress }: TriggerProps) {
  return (
    <button
      type="button"
      className="menu-button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={triggerLabel(name)}
      onPointerEnter={() => void loaded()}
      onClick={onPress}
    >
      <TriggerFace name={name} />
    </button>
  );
}
