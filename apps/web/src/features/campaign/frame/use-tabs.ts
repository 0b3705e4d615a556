import { lookup } from '@sealed-orders/rules/kernel';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { BookOpen, type LucideIcon, Map as MapIcon, MessagesSquare, ScrollText, Users } from 'lucide-react';
import { type FrameTab, type Tab, useCampaignPlace, useHasSheets, useRoom } from '../campaign-context.ts';
import { useUnread } from '../talk/use-conversations.ts';

const ICONS: Readonly<Record<FrameTab, LucideIcon>> = {
  board: MapIcon,
  orders: ScrollText,
  talk: MessagesSquare,
  report: BookOpen,
  seats: Users,
};

export interface TabEntry {
  readonly tab: Tab;
  readonly label: string;
  readonly icon: LucideIcon;
  /** How many things wait there for the reader. */
  readonly badge: number;
  /** Whether a phone lists it under "More". */
  readonly isAside: boolean;
}

/** This reader's views, in order: the board, the orders, the game's own pages, talk, report and players. */
export function useTabs(): readonly TabEntry[] {
  const { door, head, seen } = useCampaignPlace();
  const { form, waiting } = useRoom();
  const tabs = useHasSheets() ? campaignText.tabs : { ...campaignText.tabs, report: campaignText.log };
  const unread = useUnread();
  const of = (tab: FrameTab, badge = 0): TabEntry => ({
    tab,
    label: tab === 'board' ? door.text.board.tab : tabs[tab],
    icon: ICONS[tab],
    badge,
    isAside: false,
  });
  const offered = door.views.filter(({ isOffered }) => isOffered?.(seen) ?? true);
  const views = offered.map(({ id, label, icon, isAside }) => ({
    ...{ tab: id, label, icon, badge: lookup(waiting, id) ?? 0 },
    isAside: isAside?.(seen) ?? false,
  }));
  const orders = form === null ? [] : [of('orders', form.sealed ? 0 : form.gaps)];
  // Messages stay on the site where the war was played.
  const talk = head.imported === null ? [of('talk', unread)] : [];
  const seats = { ...of('seats'), isAside: views.some(({ isAside }) => isAside) };
  return [of('board'), ...orders, ...views, ...talk, of('report'), seats];
}
