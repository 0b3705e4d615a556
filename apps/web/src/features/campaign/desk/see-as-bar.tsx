import { seeAsText as text } from '@sealed-orders/text/pages/desk-board';
import { repairsText } from '@sealed-orders/text/pages/repairs';
import { Eye, PenLine } from 'lucide-react';
import { type Eyes, isOnArrival, mayReadSealed, mayWriteFor } from '../../campaign-data/campaign-data.ts';
import { Button } from '../../kit/button.tsx';
import { ButtonLink } from '../../kit/button-link.tsx';
import { Choice } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useCampaignPlace, useHasSheets } from '../campaign-context.ts';
import { ReadSealedButton } from './read-sealed-button.tsx';

const standInText = repairsText.standIn;

/** Over the whole page, for referees of a running war: whose view they see, and the way back. */
export function SeeAsBar() {
  const { open, door, lens, look, n, isNow, seatName, standIn, setStandIn, openTab, sealedReading } =
    useCampaignPlace();
  const { head } = open;
  const isByPhase = useHasSheets();
  if (head.viewer !== 'referee' || head.status === 'finished' || lens.as === undefined) return null;
  // Decisions in such a phase have their own page, if the game has any; orders are written on the board.
  const isDecided = isByPhase && isOnArrival(head, door.phases);
  const deciding = isDecided ? door.views[0]?.id : undefined;
  const options: readonly (readonly [Eyes, string])[] = [
    ...head.seats.map(({ seat, name }) => [`seat:${seat}`, name] as const),
    ['spectator', text.spectatorName],
  ];
  return (
    <section className="see-as-bar no-print" aria-label={text.label}>
      <Icon of={Eye} size={18} />
      <p role="status">
        {sealedReading.shown !== null ? (
          <b>{repairsText.readSealed.shows(seatName(sealedReading.shown.seat))}</b>
        ) : standIn === null ? (
          <>
            <b>{saysOf(lens.as, seatName)}</b> {text.readOnly}
          </>
        ) : (
          <b>{standInText.says(seatName(standIn))}</b>
        )}
      </p>
      <Choice
        label={text.label}
        value={lens.as}
        options={options}
        onChange={(as) => look({ as, step: isNow || n === head.n ? null : n })}
      />
      {standIn === null && n === open.n && mayWriteFor(head, lens.as.slice('seat:'.length), door.phases) ? (
        <Button
          size="small"
          onClick={() => {
            setStandIn(true);
            openTab(deciding ?? 'board');
          }}
        >
          <Icon of={PenLine} />
          {isDecided ? standInText.decide : standInText.open}
        </Button>
      ) : null}
      {sealedReading.shown === null && n === open.n && mayReadSealed(head, lens.as) ? (
        <ReadSealedButton seat={lens.as.slice('seat:'.length)} />
      ) : null}
      <Button size="small" onClick={() => look(null)}>
        {text.back}
      </Button>
      <ButtonLink kind="quiet" size="small" className="desk-only" href="/desk">
        {text.desk}
      </ButtonLink>
    </section>
  );
}

function saysOf(as: Eyes, seatName: (seat: string) => string): string {
  if (as === 'referee') return text.referee;
  return as === 'spectator' ? text.spectator : text.seat(seatName(as.slice('seat:'.length)));
}
