'use client';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { missingWords } from '@sealed-orders/text/pages/missing';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import type { Lobby } from '../campaign-data/lobby.ts';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import type { SetupDoor } from '../new-campaign/door.ts';
import { lobbyChange } from './lobby-change.ts';

interface StartBoxProps {
  readonly lobby: Lobby;
  readonly isOwner: boolean;
  readonly door: SetupDoor;
}

/** What is missing, and the button that begins the war. */
export function StartBox({ lobby, isOwner, door }: StartBoxProps) {
  const trpc = useTRPC();
  const text = lobbyText.start;
  const start = useAction(trpc.campaigns.start, lobbyChange(trpc));
  const isReady = lobby.missing.length === 0;
  const armed = door.game.army === null ? [] : lobby.seats;
  const unarmed = armed.filter(({ hasArmy, playsItself }) => hasArmy === false && !playsItself).map(({ name }) => name);
  const outside = armed.filter(
    ({ armyFaults, playsItself }) => !playsItself && armyFaults !== null && armyFaults.length > 0,
  );
  const rejections = start.refusal?.problem.rejections ?? [];
  return (
    <section className="paper grid gap-4" aria-label={text.action}>
      {isReady ? (
        <Notice kind="ok">
          {text.ready} {unarmed.length > 0 ? text.unarmed(unarmed) : null}{' '}
          {outside.length > 0 ? text.outside(outside.map(({ name }) => name)) : null}
        </Notice>
      ) : (
        <Notice kind="warn">
          <b>{text.missing}</b>
          <ul className="list-disc pl-4 mt-1">
            {missingWords(door.text, lobby.seats, lobby.missing).map((says) => (
              <li key={says}>{says}</li>
            ))}
          </ul>
        </Notice>
      )}
      {rejections.length > 0 ? (
        <Notice kind="danger" live>
          {missingWords(door.text, lobby.seats, rejections).join(' ')}
        </Notice>
      ) : null}
      {isOwner ? (
        <Button
          kind="main"
          size="large"
          disabled={!isReady || start.isRunning}
          onClick={() => start.run({ campaign: lobby.id })}
        >
          {start.isRunning ? text.busy : text.action}
        </Button>
      ) : (
        <p className="ink2">{text.waits}</p>
      )}
    </section>
  );
}
