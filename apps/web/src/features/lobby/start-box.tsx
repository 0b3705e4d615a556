'use client';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '../api/client.ts';
import { Notice } from '../shell/notice.tsx';
import type { Lobby } from './lobby-page.tsx';
import { useLobbyAction } from './use-lobby-action.ts';

interface StartBoxProps {
  readonly lobby: Lobby;
  readonly isOwner: boolean;
}

/** What is missing, and the button that begins the war. */
export function StartBox({ lobby, isOwner }: StartBoxProps) {
  const trpc = useTRPC();
  const text = lobbyText.start;
  const start = useMutation(trpc.campaigns.start.mutationOptions(useLobbyAction()));
  const isReady = lobby.missing.length === 0;
  const unarmed = lobby.seats.filter(({ hasArmy }) => !hasArmy).map(({ name }) => name);
  const rejections = start.data?.ok === false ? (start.data.problem.rejections ?? []) : [];
  return (
    <section className="paper grid gap-4" aria-label={text.action}>
      {isReady ? (
        <Notice kind="ok">
          {text.ready} {unarmed.length > 0 ? text.unarmed(unarmed) : null}
        </Notice>
      ) : (
        <Notice kind="warn">
          <b>{text.missing}</b>
          <ul className="list-disc pl-4 mt-1">
            {missingWords(lobby, lobby.missing).map((says) => (
              <li key={says}>{says}</li>
            ))}
          </ul>
        </Notice>
      )}
      {rejections.length > 0 ? (
        <Notice kind="danger" live>
          {missingWords(lobby, rejections).join(' ')}
        </Notice>
      ) : null}
      {isOwner ? (
        <button
          type="button"
          className="btn ink large"
          disabled={!isReady || start.isPending}
          onClick={() => start.mutate({ campaign: lobby.id })}
        >
          {start.isPending ? text.busy : text.action}
        </button>
      ) : (
        <p className="ink2">{text.waits}</p>
      )}
    </section>
  );
}

/** What is missing, each fault once with all the seats that have it. */
function missingWords(lobby: Lobby, missing: Lobby['missing']): readonly string[] {
  const nameOf = (seat: unknown): string =>
    lobby.seats.find((found) => found.seat === seat)?.name ?? String(seat ?? '');
  const seats = (code: string) => missing.filter((found) => found.code === code).map(({ facts }) => nameOf(facts.seat));
  const known = (['seat-empty', 'faction-missing'] as const).flatMap((code) => {
    const without = seats(code);
    return without.length > 0 ? [lobbyText.missing[code](without)] : [];
  });
  const others = missing.filter(({ code }) => code !== 'seat-empty' && code !== 'faction-missing');
  return [...known, ...others.map(({ path }) => lobbyText.missing.other(path.join(' ')))];
}
