import { siteText } from '@sealed-orders/text/pages/site';
import { Menu as MenuIcon } from 'lucide-react';
import { Icon } from '../kit/icon.tsx';

/** The label of the account menu's button; null: nobody is signed in. */
export const triggerLabel = (name: string | null): string => (name === null ? siteText.menu : siteText.account(name));

export function TriggerFace({ name }: { readonly name: string | null }) {
  return (
    <>
      {name === null ? null : <span className="seat-chip desk-only">{name}</span>}
      <Icon of={MenuIcon} size={19} />
    </>
  );
}
