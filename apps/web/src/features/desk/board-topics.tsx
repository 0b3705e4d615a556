import { SeatSwatch } from '@sealed-orders/map';
import { deskBoardText } from '@sealed-orders/text/pages/desk-board';
import { useGameDoor } from '../game-pages.ts';
import { ButtonLink } from '../kit/button-link.tsx';
import type { Campaign } from './board.ts';
import { type LetterOf, namesOf } from './board-letters.ts';

interface BoardTopicsProps {
  readonly campaign: Campaign;
  readonly letterOf: LetterOf;
}

/** Open topics of several seats, such as battles; the disputed first. */
export function BoardTopics({ campaign: { system, slug, seats, topics }, letterOf }: BoardTopicsProps) {
  const { text, topicSearch } = useGameDoor(system);
  if (topics === null || topics.length === 0 || text.topics === null) return null;
  const words = deskBoardText.topics;
  const nameOf = namesOf({ seats });
  return (
    <div className="desk-card">
      <h3>{deskBoardText.open(text.topics(topics.length))}</h3>
      <ul>
        {topics.map(({ id, seats: met, at, isDisputed }) => (
          <li key={id}>
            <p>
              <span className="flags">
                {met.map((seat) => (
                  <SeatSwatch key={seat} seat={letterOf(seat)} width={24} height={16} />
                ))}
                {at === null ? null : <b>{at}</b>}
              </span>
              <span className="ink2">{words.between(met.map(nameOf))}</span>
            </p>
            {isDisputed ? <span className="chip danger">{words.disputed}</span> : null}
            <ButtonLink kind={isDisputed ? 'main' : 'plain'} size="small" href={`/c/${slug}${topicSearch?.(id) ?? ''}`}>
              {isDisputed ? words.rule : words.look}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
