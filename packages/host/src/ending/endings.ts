import type { Result, Viewer } from '@sealed-orders/rules/kernel';
import type { PastTopics, Seen, WantedTopics } from '../reading/types.ts';
import type { Shell } from '../shell/shell.ts';
import type { Done, Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { setArchived } from './archive.ts';
import { deleteCampaign, deletionNotices, readDeletionNotice } from './delete-campaign.ts';
import { endWar } from './end-war.ts';
import { exported } from './export.ts';
import { openView, pastTopicsAs, viewAs } from './finished.ts';
import { createImports, type Imported, type WantedImport } from './import/import-war.ts';
import { createScores } from './scores.ts';
import { createStories } from './story.ts';
import type { DeletionNotice, Export, RoundScores, Story } from './types.ts';

/** How a war ends, and what users can do with it then. */
export interface Endings {
  /** Ends the war early; the owner may. */
  endWar(campaign: CampaignId, by: UserId, reason: string): Promise<Result<{ readonly n: number }, Refusal>>;
  /** The war in numbers; null: it is not over. */
  story(campaign: CampaignId): Promise<Story | null>;
  /** The scores at the end of each round so far, as the viewer may know them. */
  scores(campaign: CampaignId, viewer: Viewer): Promise<readonly RoundScores[]>;
  /** A step by its number in the log, as any viewer saw it; null: the war is not over, or there is no such step. */
  openView(campaign: CampaignId, as: Viewer, n?: number): Promise<Seen | null>;
  /** The same while the war lasts, for referees. Null: it has not begun, or there is no such step. */
  viewAs(campaign: CampaignId, as: Viewer, n?: number): Promise<Seen | null>;
  /** Topics that were over at such a step, as that viewer knew them. Null: as for `openView`; referees as for `viewAs`. */
  pastTopicsAs(
    campaign: CampaignId,
    as: Viewer,
    wanted: WantedTopics & { readonly isReferee: boolean },
  ): Promise<PastTopics | null>;
  /** The war as one archive; null: it is not over. */
  exported(campaign: CampaignId): Promise<Export | null>;
  /** Imports a finished war from another site, from the archive as it was downloaded there. */
  importWar(wanted: WantedImport): Promise<Imported>;
  /** Puts a finished campaign in the archive, or takes it out; the owner may. */
  setArchived(campaign: CampaignId, by: UserId, isArchived: boolean): Promise<Done>;
  /** Deletes a campaign with everything that belongs to it; the owner may. */
  deleteCampaign(campaign: CampaignId, by: UserId, name: string): Promise<Done>;
  deletionNotices(user: UserId): Promise<readonly DeletionNotice[]>;
  readDeletionNotice(user: UserId, id: string): Promise<void>;
}

export function endingsOf(shell: Shell): Endings {
  const stories = createStories(shell);
  const scores = createScores(shell);
  const imports = createImports(shell);
  return {
    endWar: (campaign, by, reason) => endWar(shell, campaign, by, reason),
    story: (campaign) => stories.of(campaign),
    scores: (campaign, viewer) => scores.of(campaign, viewer),
    openView: (campaign, as, n) => openView(shell, campaign, as, n),
    viewAs: (campaign, as, n) => viewAs(shell, campaign, as, n),
    pastTopicsAs: (campaign, as, wanted) => pastTopicsAs(shell, campaign, as, wanted),
    exported: (campaign) => exported(shell, campaign),
    importWar: (wanted) => imports.war(wanted),
    setArchived: (campaign, by, isArchived) => setArchived(shell, campaign, by, isArchived),
    deleteCampaign: (campaign, by, name) => deleteCampaign(shell, { campaign, by, name }),
    deletionNotices: (user) => deletionNotices(shell, user),
    readDeletionNotice: (user, id) => readDeletionNotice(shell, user, id),
  };
}
