import { lookup } from '@sealed-orders/rules/kernel';
import { joinText, lobbyText } from '@sealed-orders/text/pages/lobby';
import { GAMES } from '@sealed-orders/text/systems';
import type { Outputs } from '../api/client.ts';
import { hasSheets, hasTurns } from '../campaign-data/has-sheets.ts';
import { useSetupDoor } from '../game-setups.ts';
import { Notice } from '../kit/notice.tsx';
import { BoardSection } from '../new-campaign/board-section.tsx';
import { TermList } from '../new-campaign/term-list.tsx';
import { peopleTerms, playTerms, settingTerms } from '../new-campaign/terms.ts';

const NAMES: Readonly<Record<string, { readonly name: string }>> = GAMES;

export type InvitedTo = NonNullable<Outputs['campaigns']['invitedTo']>;

/** What the invitation is to: seats, clock and all other terms, and the map. */
export function InvitedToTerms({ to }: { readonly to: InvitedTo }) {
  const door = useSetupDoor(to.system);
  const game = lookup(NAMES, to.system);
  const { withoutReferee } = hasSheets(door.game.phases) ? lobbyText.terms : lobbyText.terms.onArrival;
  const rows = [
    ...(game === undefined ? [] : [[joinText.game, game.name] as const]),
    [joinText.seats, joinText.seatsFree(to.seats, to.free)] as const,
    ...playTerms(to, door),
    [lobbyText.terms.referee, lobbyText.terms.referees(to.referees)] as const,
    ...peopleTerms(to, door),
    ...settingTerms(to, door).map(({ name, value }) => [name, value] as const),
  ];
  return (
    <>
      <section className="paper" aria-labelledby="join-terms">
        <h2 id="join-terms" className="section-title">
          {joinText.terms}
        </h2>
        <TermList rows={rows} />
        {to.referees.length === 0 ? <p className="hint">{withoutReferee}</p> : null}
      </section>
      <BoardSection door={door} board={to.board} />
    </>
  );
}

interface RunningProps {
  readonly to: InvitedTo;
  readonly running: NonNullable<InvitedTo['running']>;
}

/** That the war has begun, where it is, and which seat comes with the invitation. */
export function Running({ to, running: { round, phase } }: RunningProps) {
  const door = useSetupDoor(to.system);
  const seats = to.choices.map(({ name }) => name);
  return (
    <Notice kind="info">
      {hasTurns(door.game.phases)
        ? joinText.running(round, lookup(door.text.phases, phase) ?? phase)
        : joinText.runningByDay(round)}{' '}
      {seats.length === 0 ? null : joinText.takesOver(seats)}
    </Notice>
  );
}
