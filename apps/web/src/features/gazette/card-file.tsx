import { letterAtPlace } from '@sealed-orders/map';
import type { RoundWords } from '@sealed-orders/text/gazette';
import { gazetteText } from '@sealed-orders/text/pages/gazette';
import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { ImageResponse } from 'next/og';
import type { GazetteIssue } from '../../../server/gazette.ts';
import { shared } from '../../../server/services.ts';
import { CARD, CARD_BOARD, Card, type CardProps } from './card.tsx';
import type { GazetteDoor } from './door.ts';
import { doorOf, issueProps } from './issue-props.ts';
import { toldIn } from './words.ts';

type Empty = Record<string, never>;

/**
 * Answers with the picture of an issue of the gazette, or of one of its topics, as a PNG file. It shows the page's
 * content, and may be cached as long.
 */
export async function cardFile(context: GetServerSidePropsContext): Promise<GetServerSidePropsResult<Empty>> {
  const read = await issueProps(context, false);
  if (!('props' in read)) return read;
  const { issue } = await read.props;
  const { params, res } = context;
  if (res.writableEnded) return { props: {} };
  const door = await doorOf(issue);
  const words = toldIn(issue.round, door);
  const topic = typeof params?.topic === 'string' ? params.topic : null;
  const card = words === null ? null : cardOf({ issue, door, words }, topic);
  if (card === null) return { notFound: true };
  const key = JSON.stringify(card);
  const picture = await shared().cards.of(key, async (faces) => {
    const fonts = faces.map(({ name, data }) => ({ name, data, weight: 400 as const, style: 'normal' as const }));
    return Buffer.from(await new ImageResponse(<Card {...card} />, { ...CARD, fonts }).arrayBuffer());
  });
  res.setHeader('Content-Type', 'image/png');
  res.end(picture);
  return { props: {} };
}

interface Told {
  readonly issue: GazetteIssue;
  readonly door: GazetteDoor;
  readonly words: RoundWords;
}

/** Null: the round has no such topic. */
function cardOf({ issue, door, words }: Told, id: string | null): CardProps | null {
  const { war, round } = issue;
  const here = door.text.round(round.line.round);
  const where = war.isPublic ? gazetteText.anyone(here) : here;
  const board = door.card(round, CARD_BOARD);
  const shown = { paper: gazetteText.name(war.name), where, leaders: leadersIn(issue), board };
  if (id === null) return { ...shown, headline: words.headline, deck: words.deck };
  const topic = words.topics.find((one) => one.id === id);
  return topic === undefined ? null : { ...shown, headline: topic.title, deck: topic.result };
}

/** How many seats a card has room for. */
const LEADERS = 4;

/** The seats with the highest public scores. */
function leadersIn({ war, round }: GazetteIssue): CardProps['leaders'] {
  const scored = round.seen.standings.flatMap(({ seat, score }) => {
    const place = war.seats.findIndex((one) => one.seat === seat);
    return score === null || place < 0 ? [] : [{ letter: letterAtPlace(place), score }];
  });
  return scored.toSorted((a, b) => b.score - a.score).slice(0, LEADERS);
}
