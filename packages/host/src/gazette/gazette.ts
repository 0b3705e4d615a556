import type { SeatId, Viewer } from '@sealed-orders/rules/kernel';
import type { Shell } from '../shell/shell.ts';
import type { Done } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { complain } from './complaints.ts';
import { letStand, setHeadline, withholdCommunique } from './referee-words.ts';
import { createRounds } from './rounds.ts';
import type {
  GazetteDesk,
  LettingStand,
  NewCommunique,
  NewComplaint,
  NewHeadline,
  RoundLine,
  RoundSeen,
  Withholding,
} from './types.ts';
import { gazetteDesk, sayCommunique } from './words.ts';

/** A war told issue by issue, as a spectator may know it, to every reader. */
export interface Gazette {
  /** The issues that have begun, oldest first; empty: the war has not begun. */
  rounds(campaign: CampaignId): Promise<readonly RoundLine[]>;
  /** Null: there is no such issue. */
  round(campaign: CampaignId, round: number): Promise<RoundSeen | null>;
  /** What the viewer may write for it now. */
  desk(campaign: CampaignId, viewer: Viewer): Promise<GazetteDesk>;
  /** Writes the headline of the last closed issue; a referee may. */
  setHeadline(campaign: CampaignId, by: UserId, wanted: NewHeadline): Promise<Done>;
  /** Writes a seat's communiqué, which appears once the open issue is closed; its player and deputy may. */
  say(campaign: CampaignId, seat: SeatId, by: UserId, wanted: NewCommunique): Promise<Done>;
  /** Withholds a communiqué, or shows it again; a referee may. */
  withhold(campaign: CampaignId, by: UserId, wanted: Withholding): Promise<Done>;
  /** Reports a communiqué to the referees; anyone who can read it may. */
  complain(campaign: CampaignId, by: UserId, wanted: NewComplaint): Promise<Done>;
  /** Lets a communiqué stand despite complaints; a referee may. */
  letStand(campaign: CampaignId, by: UserId, standing: LettingStand): Promise<Done>;
}

export function gazetteOf(shell: Shell): Gazette {
  const rounds = createRounds(shell);
  return {
    rounds: rounds.lines,
    round: rounds.seen,
    desk: (campaign, viewer) => gazetteDesk(shell, campaign, viewer),
    setHeadline: (campaign, by, wanted) => setHeadline(shell, campaign, by, wanted),
    say: (campaign, seat, by, wanted) => sayCommunique(shell, { campaign, seat, by, ...wanted }),
    withhold: (campaign, by, wanted) => withholdCommunique(shell, campaign, by, wanted),
    complain: (campaign, by, wanted) => complain(shell, campaign, by, wanted),
    letStand: (campaign, by, standing) => letStand(shell, campaign, by, standing),
  };
}
