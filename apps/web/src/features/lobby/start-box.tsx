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
  const rejections = start.data?.ok === false ? (start.data.problem.rejections ?? []) : [];
  return (
    <section className="paper grid gap-4" aria-label={text.action}>
      {isReady ? (
        <Notice kind="ok">{text.ready}</Notice>
      ) : (
        <Notice kind="warn">
          <b>{text.missing}</b>
          <ul className="list-disc pl-4 mt-1">
            {lobby.missing.map((problem) => (
              <li key={`${problem.code} ${problem.path.join('.')}`}>{missingWords(lobby, problem)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {rejections.length > 0 ? (
        <Notice kind="danger" live>
          {rejections.map((problem) => missingWords(lobby, problem)).join(' ')}
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

function missingWords(lobby: Lobby, { code, path, facts }: Lobby['missing'][number]): string {
  const seat = lobby.seats.find((found) => found.seat === facts.seat)?.name ?? String(facts.seat ?? '');
  if (code === 'seat-empty' || code === 'faction-missing') return lobbyText.missing[code](seat);
  return lobbyText.missing.other(path.join(' '));
}
