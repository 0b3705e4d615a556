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
 * content, and may be cached as long. It is drawn once for everyone who may read the page, and not for a `HEAD` request.
 */
export async function cardFile(context: GetServerSidePropsContext): Promise<GetServerSidePropsResult<Empty>> {
  const read = await issueProps(context, false);
  if (!('props' in read)) return read;
  const { issue } = await read.props;
  const { params, req, res } = context;
  if (res.writableEnded) return { props: {} };
  const door = await doorOf(issue);
  const topic = typeof params?.topic === 'string' ? params.topic : null;
  const lines = linesOf(toldIn(issue.round, door), topic);
  if (lines === null) return { notFound: true };
  res.setHeader('Content-Type', 'image/png');
  if (req.method === 'HEAD') {
    res.end();
    return { props: {} };
  }
  const picture = await shared().cards.of(`${res.getHeader('ETag')} ${topic ?? ''}`, (faces, drawable) => {
    const fonts = faces.map(({ name, data }) => ({ name, data, weight: 400 as const, style: 'normal' as const }));
    return fileOf(new ImageResponse(<Card {...drawn(cardOf(issue, door, lines), drawable)} />, { ...CARD, fonts }));
  });
  res.end(picture);
  return { props: {} };
}

const fileOf = async (picture: ImageResponse): Promise<Buffer> => Buffer.from(await picture.arrayBuffer());

type Lines = Pick<CardProps, 'headline' | 'deck'>;

/** What the card says about the round, or about the topic of this id. Null: no round or topic has this number or id. */
function linesOf(words: RoundWords | null, id: string | null): Lines | null {
  if (words === null || id === null) return words;
  const topic = words.topics.find((one) => one.id === id);
  return topic === undefined ? null : { headline: topic.title, deck: topic.result };
}

function cardOf(issue: GazetteIssue, door: GazetteDoor, { headline, deck }: Lines): CardProps {
  const { war, round } = issue;
  const here = door.text.issue(round.line.round);
  const where = war.isPublic ? gazetteText.anyone(here) : here;
  const board = door.card(round, CARD_BOARD);
  return { paper: gazetteText.name(war.name), headline, deck, where, leaders: leadersIn(issue), board };
}

/** The card with letters that its fonts have. Labels that have none of them are left out. */
function drawn(card: CardProps, drawable: (text: string) => string): CardProps {
  const labels = card.board?.labels.map((label) => ({ ...label, text: drawable(label.text) })) ?? [];
  const legible = labels.filter(({ text }) => text !== '…');
  return {
    ...card,
    paper: drawable(card.paper),
    headline: drawable(card.headline),
    deck: drawable(card.deck),
    where: drawable(card.where),
    board: card.board && { ...card.board, labels: legible },
  };
}

/** All seats by their public scores. */
function leadersIn({ war, round }: GazetteIssue): CardProps['leaders'] {
  const scored = round.seen.standings.flatMap(({ seat, score }) => {
    const place = war.seats.findIndex((one) => one.seat === seat);
    return score === null || place < 0 ? [] : [{ letter: letterAtPlace(place), score }];
  });
  return scored.toSorted((a, b) => b.score - a.score);
}
