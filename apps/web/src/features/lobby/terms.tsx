import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { hasSheets } from '../campaign-data/has-sheets.ts';
import type { Lobby } from '../campaign-data/lobby.ts';
import { differing } from '../new-campaign/differing.ts';
import type { SetupDoor } from '../new-campaign/door.ts';
import { TermList } from '../new-campaign/term-list.tsx';
import { peopleTerms, playTerms, settingTerms } from '../new-campaign/terms.ts';

interface TermsProps {
  readonly lobby: Lobby;
  readonly door: SetupDoor;
}

/** The terms of taking a seat: the clock, who watches, and what differs from the rules. */
export function Terms({ lobby, door }: TermsProps) {
  const text = lobbyText.terms;
  const { withoutReferee } = hasSheets(door.game.phases) ? text : text.onArrival;
  const settings = settingTerms(lobby, door);
  const rows = [
    ...playTerms(lobby, door),
    [text.referee, text.referees(lobby.referees)] as const,
    ...peopleTerms(lobby, door),
    ...settings.map(({ name, value }) => [name, value] as const),
  ];
  return (
    <section className="paper" aria-labelledby="terms">
      <h2 id="terms" className="section-title">
        {text.title}
      </h2>
      <TermList rows={rows} />
      {lobby.referees.length === 0 ? <p className="hint">{withoutReferee}</p> : null}
      <p className="hint">{text.settings(...differing(door, lobby))}</p>
    </section>
  );
}
