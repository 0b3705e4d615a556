import type { Instant, Result, SeatId, Viewer } from '@sealed-orders/rules/kernel';
import type { Shell } from '../shell/shell.ts';
import type { Done, Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { agreeMeeting, meetings, proposeMeeting, withdrawMeeting } from './meetings.ts';
import { addPicture, picture, pictureRefusal } from './pictures.ts';
import { type Removing, removePicture, removeWriteUp } from './remove-write-up.ts';
import { saveWriteUp } from './save-write-up.ts';
import type {
  ChosenTime,
  Meeting,
  NewPicture,
  PictureSize,
  ProposedTime,
  SavedWriteUp,
  WriteUpList,
  WriteUps,
} from './types.ts';
import { writeUpList, writeUps } from './write-ups.ts';

type Answer<Value> = Promise<Result<Value, Refusal>>;

/**
 * What players write about, and agree on for, the topics of their game, such as battles. None of it is a step. Only its
 * own seat and the referee can read a write-up, and viewers who have learned from a step how the topic ended.
 */
export interface Topics {
  writeUps(campaign: CampaignId, viewer: Viewer, topic: string): Promise<WriteUps>;
  writeUpList(campaign: CampaignId, viewer: Viewer): Promise<WriteUpList>;
  saveWriteUp(campaign: CampaignId, seat: SeatId, saved: SavedWriteUp): Answer<{ readonly savedAt: Instant }>;
  /** The seat's player may, and a referee with a reason. */
  removeWriteUp(removing: Removing, topic: string, seat: SeatId): Promise<Done>;
  /** Why the seat may not add a picture to its write-up now; null: it may. */
  pictureRefusal(
    campaign: CampaignId,
    seat: SeatId,
    wanted: { readonly topic: string; readonly userId: UserId },
  ): Promise<Refusal | null>;
  addPicture(campaign: CampaignId, seat: SeatId, picture: NewPicture): Answer<{ readonly id: string }>;
  removePicture(removing: Removing, picture: string): Promise<Done>;
  /** WebP; null: there is no such picture for this viewer. */
  picture(
    campaign: CampaignId,
    viewer: Viewer,
    wanted: { readonly id: string; readonly size: PictureSize },
  ): Promise<Uint8Array | null>;
  /** Times at which the seats of topics could meet. Only they and the referee can read them. */
  meetings(campaign: CampaignId, viewer: Viewer): Promise<readonly Meeting[]>;
  proposeMeeting(campaign: CampaignId, seat: SeatId, time: ProposedTime): Answer<{ readonly n: number }>;
  agreeMeeting(campaign: CampaignId, seat: SeatId, time: ChosenTime): Answer<{ readonly n: number }>;
  withdrawMeeting(campaign: CampaignId, seat: SeatId, time: ChosenTime): Answer<{ readonly n: number }>;
}

export function topicsOf(shell: Shell): Topics {
  return {
    writeUps: (campaign, viewer, topic) => writeUps(shell, campaign, viewer, topic),
    writeUpList: (campaign, viewer) => writeUpList(shell, campaign, viewer),
    saveWriteUp: (campaign, seat, saved) => saveWriteUp(shell, campaign, seat, saved),
    removeWriteUp: (removing, topic, seat) => removeWriteUp(shell, removing, topic, seat),
    pictureRefusal: (campaign, seat, wanted) => pictureRefusal(shell, campaign, seat, wanted),
    addPicture: (campaign, seat, added) => addPicture(shell, campaign, seat, added),
    removePicture: (removing, id) => removePicture(shell, removing, id),
    picture: (campaign, viewer, wanted) => picture(shell, campaign, viewer, wanted),
    meetings: (campaign, viewer) => meetings(shell, campaign, viewer),
    proposeMeeting: (campaign, seat, time) => proposeMeeting(shell, campaign, seat, time),
    agreeMeeting: (campaign, seat, time) => agreeMeeting(shell, campaign, seat, time),
    withdrawMeeting: (campaign, seat, time) => withdrawMeeting(shell, campaign, seat, time),
  };
}
