import { useQuery } from '@tanstack/react-query';
import { type Outputs, useTRPC } from '../../api/client.ts';
import { useCampaignPlace } from '../campaign-context.ts';

export type Conversation = Outputs['talk']['conversations']['conversations'][number];

/** The reader's conversations; never fetched for readers without a seat. */
export function useConversations() {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  return useQuery({ ...trpc.talk.conversations.queryOptions({ campaign: head.id }), enabled: head.you !== null });
}

export type BoxLine = Outputs['box']['boxes']['boxes'][number];

/** The boxes that the reader may open: a player's own, a referee's all. Spectators have none, and don't fetch any. */
export function useBoxes() {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const isReader = head.you !== null || head.viewer === 'referee';
  return useQuery({ ...trpc.box.boxes.queryOptions({ campaign: head.id }), enabled: isReader });
}

/** How many messages the reader has not read. */
export function useUnread(): number {
  const conversations = useConversations().data?.conversations ?? [];
  const boxes = useBoxes().data?.boxes ?? [];
  return [...conversations, ...boxes].reduce((sum, { unread }) => sum + unread, 0);
}
