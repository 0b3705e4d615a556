'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { missingWords } from '@sealed-orders/text/pages/missing';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import type { Lobby } from '../campaign-data/lobby.ts';
import { Button } from '../kit/button.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { Notice } from '../kit/notice.tsx';
import type { SetupDoor } from '../new-campaign/door.ts';
import { lobbyChange } from './lobby-change.ts';
import { startQuestion } from './start-question.ts';

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
  const [isAsking, setAsking] = useState(false);
  const isReady = lobby.missing.length === 0;
  const doubts = doubtsOf(lobby, door);
  const missing = missingWords(door.text, lobby.seats, lobby.missing);
  const begin = () => void start.run({ campaign: lobby.id });
  const rejections = start.refusal?.problem.rejections ?? [];
  return (
    <section className="paper grid gap-4" aria-label={text.action}>
      {isReady ? (
        <Notice kind={doubts.length > 0 ? 'warn' : 'ok'}>{[text.ready, ...doubts].join(' ')}</Notice>
      ) : (
        <Notice kind="warn">
          <b>{text.missing}</b>
          <ul className="list-disc pl-4 mt-1">
            {missing.map((says) => (
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
          onClick={doubts.length > 0 ? () => setAsking(true) : begin}
        >
          {start.isRunning ? text.busy : text.action}
        </Button>
      ) : (
        <p className="ink2">{text.waits}</p>
      )}
      {isAsking ? (
        <Anyway
          doubts={doubts}
          missing={missing}
          hasArmies={door.game.army !== null}
          onConfirm={begin}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}

/** Seats without a player, and what there is to say of the armies of the others. */
function doubtsOf(lobby: Lobby, door: SetupDoor): readonly string[] {
  const vacant = lobby.seats.filter(({ user, playsItself }) => user === null && !playsItself);
  const names = vacant.map(({ name }) => name);
  return [...(names.length > 0 ? [lobbyText.start.vacant(names)] : []), ...armyDoubts(lobby, door)];
}

/** Seats without an army, and armies outside the terms, unless the war begins without the armies of the lobby. */
function armyDoubts({ start, seats }: Lobby, { game, text: { army } }: SetupDoor): readonly string[] {
  if (game.army === null || (start !== null && army !== null && lookup(army.use, start) !== undefined)) return [];
  const text = lobbyText.start;
  const armed = seats.filter(({ playsItself }) => !playsItself);
  const unarmed = armed.filter(({ hasArmy }) => hasArmy === false).map(({ name }) => name);
  const outside = armed.filter(({ armyFaults }) => armyFaults !== null && armyFaults.length > 0);
  return [
    ...(unarmed.length > 0 ? [text.unarmed(unarmed)] : []),
    ...(outside.length > 0 ? [text.outside(outside.map(({ name }) => name))] : []),
  ];
}

interface AnywayProps {
  readonly doubts: readonly string[];
  /** Why the campaign can't start any more. */
  readonly missing: readonly string[];
  readonly hasArmies: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once before a start that leaves a seat without a player or an army, or with an army outside the terms. */
function Anyway({ doubts, missing, hasArmies, onConfirm, onClose }: AnywayProps) {
  const { says, ...asked } = startQuestion(doubts, missing, hasArmies);
  return (
    <ConfirmDialog {...asked} canConfirm={missing.length === 0} onConfirm={onConfirm} onClose={onClose}>
      <p aria-live="polite">{says}</p>
    </ConfirmDialog>
  );
}
