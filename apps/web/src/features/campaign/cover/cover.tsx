import { SeatSwatch, seatLetters, WaxSeal } from '@sealed-orders/map';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { capital, dayAndTime } from '@sealed-orders/text';
import { screenText } from '@sealed-orders/text/pages/screen';
import { Suspense, useEffect } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import { hearOthers, leave } from '../../api/cover-page.ts';
import type { Campaign, Head } from '../../campaign-data/campaign-data.ts';
import { useDeedDoor } from '../../game-deeds.ts';
import { useGameDoor } from '../../game-pages.ts';
import { Button } from '../../kit/button.tsx';
import { Brand } from '../../shell/brand.tsx';

/** The whole page while no seat of its reader is open: who is next, and nothing that only a side may know. */
export function Cover({ campaign: shown }: { readonly campaign: Campaign }) {
  const { head } = shown;
  const trpc = useTRPC();
  useEffect(hearOthers, []);
  const { id: campaign, slug, seats, screen, nextDue } = head;
  const open = useAction(trpc.screen.uncover, { onDone: () => leave(slug) });
  const { next = [], covered = [] } = screen ?? {};
  const nameOf = (seat: SeatId): string => seats.find((one) => one.seat === seat)?.name ?? seat;
  const names = next.map(nameOf);
  const others = covered.filter((seat) => !next.includes(seat));
  const run = (seat: SeatId) => void open.run({ campaign, seat });
  return (
    <main id="content" className="cover on-lacquer">
      <header>
        <Brand />
        <span>
          {head.name}
          <Suspense>
            <Where head={head} />
          </Suspense>
        </span>
        <span className="grow" />
        <span>{screenText.name}</span>
      </header>
      <div className="who">
        <WaxSeal size={112} />
        {next.length === 1 ? next.map((seat) => <Swatch key={seat} head={head} seat={seat} />) : null}
        <h1>{screenText.title(names)}</h1>
        <Suspense>
          <Lately campaign={shown} />
        </Suspense>
        <p>{screenText.says(names)}</p>
        <div className="choices">
          {next.map((seat) => (
            <Button key={seat} kind="lacquerMain" size="large" disabled={open.isRunning} onClick={() => run(seat)}>
              {screenText.open(nameOf(seat))}
            </Button>
          ))}
        </div>
        {next.length === 0 || nextDue === null ? null : (
          <p className="hint">{screenText.until(dayAndTime(new Date(nextDue)))}</p>
        )}
      </div>
      {others.length === 0 ? null : (
        <section aria-label={screenText.others}>
          <span>{screenText.others}</span>
          {others.map((seat) => (
            <Button key={seat} kind="lacquer" disabled={open.isRunning} onClick={() => run(seat)}>
              {screenText.open(nameOf(seat))}
            </Button>
          ))}
        </section>
      )}
    </main>
  );
}

function Swatch({ head, seat }: { readonly head: Head; readonly seat: SeatId }) {
  const letter = seatLetters(head.seats.map((one) => ({ id: one.seat }))).get(seat);
  return letter === undefined ? null : <SeatSwatch seat={letter} width={36} height={24} />;
}

/** Round and phase in the words of the game. */
function Where({ head: { system, summary } }: { readonly head: Head }) {
  const { text } = useGameDoor(system);
  return summary === null ? null : `, ${capital(text.where(summary))}`;
}

/** How many sentences the cover has room for. */
const MOST = 3;

/** What happened last, such as a declaration, as everybody may read it. While sheets are sealed there is nothing to say. */
function Lately({ campaign: { head, seen } }: { readonly campaign: Campaign }) {
  const { after } = useDeedDoor(seen.system).says(seen, seen.events);
  if (head.seats.some(({ awaited }) => awaited)) return null;
  return after.slice(-MOST).map((says) => (
    <p key={says} className="lately">
      {says}
    </p>
  ));
}
