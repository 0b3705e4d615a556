import { absence } from './routers/absence.ts';
import { account } from './routers/account.ts';
import { box } from './routers/box.ts';
import { campaigns } from './routers/campaigns.ts';
import { desk } from './routers/desk.ts';
import { ending } from './routers/ending.ts';
import { gazette } from './routers/gazette.ts';
import { hooks } from './routers/hooks.ts';
import { maps } from './routers/maps.ts';
import { meetings } from './routers/meetings.ts';
import { news } from './routers/news.ts';
import { notes } from './routers/notes.ts';
import { orders } from './routers/orders.ts';
import { play } from './routers/play.ts';
import { rosters } from './routers/rosters.ts';
import { screen } from './routers/screen.ts';
import { seatRequests } from './routers/seat-requests.ts';
import { talk } from './routers/talk.ts';
import { votes } from './routers/votes.ts';
import { writeUps } from './routers/write-ups.ts';
import { router } from './trpc.ts';

export const appRouter = router({
  account,
  campaigns,
  seatRequests,
  votes,
  absence,
  orders,
  play,
  ending,
  desk,
  gazette,
  box,
  talk,
  meetings,
  writeUps,
  notes,
  hooks,
  news,
  maps,
  rosters,
  screen,
});

export type AppRouter = typeof appRouter;
