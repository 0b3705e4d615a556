'use client';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { lazy, Suspense, useState } from 'react';
import { useFollowing } from '../campaign-data/campaign-data.ts';
import { hasSheets } from '../campaign-data/has-sheets.ts';
import type { Lobby } from '../campaign-data/lobby.ts';
import { DeleteCampaign } from '../campaigns/delete-campaign.tsx';
import { useSetupDoor } from '../game-setups.ts';
import { Button } from '../kit/button.tsx';
import { MapLoading } from '../kit/map-loading.tsx';
import { BoardSection } from '../new-campaign/board-section.tsx';
import { RequestList } from '../seat-requests/request-list.tsx';
import { SitePage } from '../shell/site-page.tsx';
import { ArmyForm } from './army-form.tsx';
import { InviteForm } from './invite-form.tsx';
import { ReadyMade } from './ready-made.tsx';
import { RefereeTerms } from './referee-terms.tsx';
import { SeatRows } from './seat-rows.tsx';
import { StartBox } from './start-box.tsx';
import { Terms } from './terms.tsx';

/** Loaded for owners who change something. */
const Arrange = lazy(async () => ({ default: (await import('./arrange.tsx')).Arrange }));

/** A campaign before it begins: the seats, their players and armies, and what is still missing. */
export function LobbyPage({ lobby }: { readonly lobby: Lobby }) {
  useFollowing(lobby.id, true);
  const door = useSetupDoor(lobby.system);
  const isOwner = lobby.roles.includes('owner');
  const mayInvite = isOwner || lobby.roles.includes('referee');
  const [isArranging, setArranging] = useState(false);
  if (isArranging && isOwner)
    return (
      <SitePage here="campaigns">
        <Suspense fallback={<MapLoading />}>
          <Arrange lobby={lobby} door={door} onDone={() => setArranging(false)} />
        </Suspense>
      </SitePage>
    );
  return (
    <SitePage here="campaigns">
      <header className="masthead">
        <div className="wrap">
          <h1>{lobby.name}</h1>
          <p className="strip">
            <b>{lobbyText.lobby}</b>
            <span className="grow" />
            <span>{lobbyText.by(lobby.owner.name)}</span>
          </p>
        </div>
      </header>
      <div className="wrap two wide-left py-8">
        <div className="grid gap-8 content-start">
          {mayInvite ? <Requests lobby={lobby} /> : null}
          <section className="paper" aria-labelledby="seats">
            <h2 id="seats" className="section-title">
              {lobbyText.seats}
            </h2>
            <SeatRows lobby={lobby} door={door} />
            {isOwner ? (
              <Button size="small" className="mt-4" onClick={() => setArranging(true)}>
                {lobbyText.arrange.open(door.Board !== null)}
              </Button>
            ) : null}
          </section>
          {lobby.you === null || door.game.army === null || door.text.army === null ? null : (
            <>
              <ReadyMade lobby={lobby} door={door} entry={door.game.army} words={door.text.army} />
              <ArmyForm lobby={lobby} entry={door.game.army} words={door.text.army} />
            </>
          )}
          <BoardSection door={door} board={lobby.board} />
        </div>
        <div className="grid gap-8 content-start">
          <StartBox lobby={lobby} isOwner={isOwner} door={door} />
          {mayInvite ? (
            <InviteForm
              place={lobby}
              free={freeIn(lobby)}
              isByPhase={hasSheets(door.game.phases)}
              className="paper grid gap-4"
            />
          ) : null}
          <Terms lobby={lobby} door={door} />
          <RefereeTerms campaign={lobby.id} />
          {isOwner ? (
            <div>
              <DeleteCampaign campaign={lobby} />
            </div>
          ) : null}
          <p className="ink2 text-xs">
            {lobbyText.seed} <span className="mono break-all">{lobby.seedHash}</span>
          </p>
        </div>
      </div>
    </SitePage>
  );
}

/** Requests for seats. */
function Requests({ lobby }: { readonly lobby: Lobby }) {
  const seats = lobby.seats.map(({ seat, name, user, isFree }) => ({ seat, name, player: user?.name ?? null, isFree }));
  return <RequestList campaign={lobby.id} seats={seats} className="paper" />;
}

const freeIn = ({ seats }: Lobby): number =>
  seats.filter(({ user, playsItself }) => user === null && !playsItself).length;
