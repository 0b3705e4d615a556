import { SeatSwatch } from '@sealed-orders/map';
import { dayAndTime } from '@sealed-orders/text';
import { writeUpText } from '@sealed-orders/text/pages/write-ups';
import { useCampaignPlace } from '../campaign-context.ts';
import type { WriteUp } from './use-write-ups.ts';

/** A seat's write-up of a battle: title, text, pictures. */
export function Article({ writeUp }: { readonly writeUp: WriteUp }) {
  const { letterOf, seatName } = useCampaignPlace();
  const { seat, title, text, savedAt } = writeUp;
  const name = seatName(seat);
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <article className="write-up" aria-label={writeUpText.by(name)}>
      <p className="row sub">
        <SeatSwatch seat={letterOf(seat)} width={26} height={18} />
        <span className="grow">{writeUpText.by(name)}</span>
        <time className="muted" dateTime={savedAt}>
          {writeUpText.savedAt(dayAndTime(new Date(savedAt)))}
        </time>
      </p>
      <h4>{title === '' ? writeUpText.untitled(name) : title}</h4>
      {paragraphs.map((paragraph, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs stay in their order
        <p key={i} className="text">
          {paragraph}
        </p>
      ))}
      <Pictures writeUp={writeUp} />
    </article>
  );
}

function Pictures({ writeUp: { pictures } }: { readonly writeUp: WriteUp }) {
  const { head } = useCampaignPlace();
  if (pictures.length === 0) return null;
  return (
    <ul className="pictures">
      {pictures.map(({ id, caption, width, height }, i) => (
        <li key={id}>
          <figure>
            <a href={pictureAddress(head.id, id, 'full')} target="_blank" rel="noreferrer" title={writeUpText.larger}>
              {/* biome-ignore lint/performance/noImgElement: the server has made it as small as it is shown */}
              <img
                src={pictureAddress(head.id, id, i === 0 ? 'full' : 'small')}
                alt={writeUpText.picture(i + 1, caption)}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
              />
            </a>
            {caption === '' ? null : <figcaption>{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}

export const pictureAddress = (campaign: string, id: string, size: 'full' | 'small'): string =>
  `/pictures/${campaign}/${id}/${size}`;
