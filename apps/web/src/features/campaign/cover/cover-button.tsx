import { campaignText } from '@sealed-orders/text/pages/campaign';
import { EyeOff } from 'lucide-react';
import { coverPage } from '../../api/cover-page.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';

/** Covers the page and the open seat, so that somebody else can sit down at this screen. */
export function CoverButton() {
  return (
    <Button kind="icon" aria-label={campaignText.cover} title={campaignText.cover} onClick={coverPage}>
      <Icon of={EyeOff} size={20} />
    </Button>
  );
}
