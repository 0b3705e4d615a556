import { me } from './account/me.ts';
import { signUp } from './account/sign-up.ts';
import { chooseFaction } from './campaigns/choose-faction.ts';
import { closePhase } from './campaigns/close-phase.ts';
import { create } from './campaigns/create.ts';
import { invitation } from './campaigns/invitation.ts';
import { invite } from './campaigns/invite.ts';
import { join } from './campaigns/join.ts';
import { leaveSeat } from './campaigns/leave-seat.ts';
import { lobby } from './campaigns/lobby.ts';
import { mine } from './campaigns/mine.ts';
import { publicCampaigns } from './campaigns/public.ts';
import { resume } from './campaigns/resume.ts';
import { rule } from './campaigns/rule.ts';
import { setArmy } from './campaigns/set-army.ts';
import { start } from './campaigns/start.ts';
import { takeSeat } from './campaigns/take-seat.ts';
import { draft } from './orders/draft.ts';
import { give } from './orders/give.ts';
import { save } from './orders/save.ts';
import { seal } from './orders/seal.ts';
import { unseal } from './orders/unseal.ts';
import { head } from './play/head.ts';
import { steps } from './play/steps.ts';
import { verified } from './play/verified.ts';
import { view } from './play/view.ts';
import { detachment } from './rosters/detachment.ts';
import { get } from './rosters/get.ts';
import { list } from './rosters/list.ts';
import { remove } from './rosters/remove.ts';
import { upload } from './rosters/upload.ts';
import { router } from './trpc.ts';

export const appRouter = router({
  account: router({ me, signUp }),
  campaigns: router({
    chooseFaction,
    closePhase,
    create,
    invitation,
    invite,
    join,
    leaveSeat,
    lobby,
    mine,
    public: publicCampaigns,
    resume,
    rule,
    setArmy,
    start,
    takeSeat,
  }),
  orders: router({ draft, give, save, seal, unseal }),
  play: router({ head, steps, verified, view }),
  rosters: router({ detachment, get, list, remove, upload }),
});

export type AppRouter = typeof appRouter;
