import { SeatSwatch } from '@sealed-orders/map';
import { deskBoardText } from '@sealed-orders/text/pages/desk-board';
import { useQuery } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import Link from 'next/link';
import { Suspense } from 'react';
import { useTRPC } from '../api/client.ts';
import { useInSight } from '../browser/use-in-sight.ts';
import type { Seen } from '../campaign-data/campaign-data.ts';
import { hasPicture, usePictureDoor } from '../game-pages.ts';
import { ButtonLink } from '../kit/button-link.tsx';
import { Icon } from '../kit/icon.tsx';
import type { Campaign } from './board.ts';
import type { LetterOf } from './board-letters.ts';

interface BoardTruthProps {
  readonly campaign: Campaign;
  readonly letterOf: LetterOf;
}

/** The whole truth of a war in a small picture, and links to see it as others do. */
export function BoardTruth({ campaign, letterOf }: BoardTruthProps) {
  const { slug, name, seats, system } = campaign;
  const { truth, eyes } = deskBoardText;
  return (
    <div className="desk-truth">
      <header>
        <h3>{truth.title}</h3>
        <p className="sub">{truth.says}</p>
      </header>
      <div className="row flex-wrap">
        <ButtonLink size="small" href={`/c/${slug}`} aria-label={truth.open(name)}>
          {truth.all}
        </ButtonLink>
        {seats.map(({ seat, name: seatName }) => (
          <ButtonLink
            key={seat}
            size="small"
            href={`/c/${slug}?as=seat:${seat}`}
            aria-label={eyes.seat(seatName)}
            title={seatName}
          >
            <SeatSwatch seat={letterOf(seat)} width={27} height={18} />
          </ButtonLink>
        ))}
        <ButtonLink size="small" href={`/c/${slug}?as=spectator`} aria-label={eyes.spectator} title={eyes.spectator}>
          <Icon of={Globe} size={18} />
        </ButtonLink>
      </div>
      {hasPicture(system) ? <Small campaign={campaign} /> : null}
    </div>
  );
}

/** Fetched and drawn when it comes into sight: a referee may have many wars. */
function Small({ campaign: { id, slug, name, system, opening } }: { readonly campaign: Campaign }) {
  const trpc = useTRPC();
  const [box, isInSight] = useInSight<HTMLAnchorElement>();
  const { data } = useQuery({ ...trpc.play.view.queryOptions({ campaign: id }), enabled: isInSight });
  return (
    <Link ref={box} className="small-map" href={`/c/${slug}`} aria-label={deskBoardText.truth.open(name)}>
      <Suspense>{data === undefined ? null : <Drawn key={opening} system={system} seen={data} />}</Suspense>
    </Link>
  );
}

interface DrawnProps extends Pick<Campaign, 'system'> {
  readonly seen: Seen;
}

function Drawn({ system, seen }: DrawnProps) {
  const door = usePictureDoor(system);
  return <door.Small seen={seen} />;
}
