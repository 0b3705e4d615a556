import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { Choice } from '../kit/field.tsx';
import { opennessOf, VISIBILITIES, visibilityOf } from '../new-campaign/visibilities.ts';

const text = newCampaignText;

/** The owner's choice of who may watch. */
export function VisibilityChoice({ slug }: { readonly slug: string }) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.campaigns.lobby.queryOptions({ slug }));
  const set = useAction(trpc.campaigns.setVisibility, {
    refusals: lobbyText.refusals,
    again: [trpc.campaigns.lobby.queryKey(), trpc.play.head.queryKey(), trpc.desk.pathKey()],
    done: text.visibilitySaved,
  });
  if (data === undefined) return null;
  const visibility = visibilityOf((set.isRunning ? set.input : null) ?? data);
  return (
    <div className="grid gap-1">
      <Choice
        label={text.visibility}
        value={visibility}
        options={VISIBILITIES.map((one) => [one, text.visibilities[one]] as const)}
        disabled={set.isRunning}
        onChange={(wanted) => set.run({ campaign: data.id, ...opennessOf(wanted) })}
      />
      <p className="hint">{text.visibilityHints[visibility]}</p>
    </div>
  );
}
