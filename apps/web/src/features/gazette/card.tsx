import { type CardPicture, cardSwatch, ON_SIDE_COLOURS, type SeatLetter } from '@sealed-orders/map';
import { LACQUER, MAP_PAPER, ON_LACQUER, ON_LACQUER_2, ON_WAX, WAX, WAX_EDGE } from './card-colours.ts';
import { CardLabels } from './card-labels.tsx';

/** The size that other sites expect, pixels. */
export const CARD = { width: 1200, height: 630 } as const;

/** The right half of the picture, if the game has a board. */
export const CARD_BOARD = { width: 600, height: CARD.height } as const;

export interface CardProps {
  /** The name of the paper. */
  readonly paper: string;
  readonly headline: string;
  readonly deck: string;
  /** The war or its round, below the rest. */
  readonly where: string;
  /** The seats, best first; empty if the scores are secret. */
  readonly leaders: readonly CardLeader[];
  /** Null: the game has no board. */
  readonly board: CardPicture | null;
}

interface CardLeader {
  readonly letter: SeatLetter;
  readonly score: number;
}

/** How much of a sentence a card has room for. */
const LONGEST = { paper: 34, headline: 90, deck: 110 };

/**
 * What other sites show for an issue of the gazette. Its renderer supports flex boxes, inline styles and the given font
 * faces, and nothing else of CSS.
 */
export function Card({ paper, headline, deck, where, leaders, board }: CardProps) {
  const text = board === null ? CARD.width : CARD.width - CARD_BOARD.width;
  return (
    <div style={{ display: 'flex', width: CARD.width, height: CARD.height, background: LACQUER, color: ON_LACQUER }}>
      <div style={{ display: 'flex', flexDirection: 'column', width: text, padding: '46px 44px 42px 55px' }}>
        <div style={{ display: 'flex', alignItems: 'center' }}>
          <Seal />
          <div style={{ fontFamily: 'serif', fontSize: 28, marginLeft: 16 }}>{cut(paper, LONGEST.paper)}</div>
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', flexGrow: 1 }}>
          <div style={{ fontFamily: 'serif', fontSize: sizeOf(headline), lineHeight: 1.06, letterSpacing: '-0.015em' }}>
            {cut(headline, LONGEST.headline)}
          </div>
          <div style={{ fontFamily: 'sans', fontSize: 25, lineHeight: 1.35, color: ON_LACQUER_2, marginTop: 22 }}>
            {cut(deck, LONGEST.deck)}
          </div>
        </div>
        <Leaders leaders={leaders} />
        <div style={{ fontFamily: 'sans', fontSize: 23, color: ON_LACQUER_2 }}>{where}</div>
      </div>
      {board === null ? null : <Board {...board} />}
    </div>
  );
}

/** The site's mark, without the style sheet that colours it elsewhere. */
function Seal() {
  return (
    <svg width="44" height="44" viewBox="-24 -24 48 48" aria-hidden>
      <circle r="22" fill={WAX} stroke={WAX_EDGE} strokeWidth="1.4" />
      <circle r="14.6" fill="none" stroke={WAX_EDGE} strokeWidth="1.6" />
      <path d="M0 -9L7.8 -4.5V4.5L0 9L-7.8 4.5V-4.5Z" fill="none" stroke={ON_WAX} strokeWidth="1.8" />
      <path d="M-3.6 .2L-.9 2.9L4 -2.4" fill="none" stroke={ON_WAX} strokeWidth="2" />
    </svg>
  );
}

/** A seat's swatch, its letter and its score: smaller if there are more than a line has room for. */
const LARGE = { swatch: { width: 44, height: 29 }, letter: 20, score: 28, beside: 9, apart: 26 };
const SMALL = { swatch: { width: 35, height: 23 }, letter: 16, score: 23, beside: 7, apart: 16 };
const LARGE_ONES = 4;

/** The colour, pattern and letter of each seat, and its score. */
function Leaders({ leaders }: Pick<CardProps, 'leaders'>) {
  if (leaders.length === 0) return null;
  const { swatch, letter: sign, score: digits, beside, apart } = leaders.length > LARGE_ONES ? SMALL : LARGE;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', marginBottom: 14 }}>
      {leaders.map(({ letter, score }) => (
        <div key={letter} style={{ display: 'flex', alignItems: 'center', marginRight: apart, marginBottom: 10 }}>
          <div style={{ display: 'flex', position: 'relative', ...swatch }}>
            <Drawn svg={cardSwatch(letter, swatch.width, swatch.height)} {...swatch} />
            <div
              style={{
                ...{ display: 'flex', alignItems: 'center', justifyContent: 'center', position: 'absolute' },
                ...{ left: 0, top: 0, width: swatch.height * 0.85, height: swatch.height },
                ...{ color: ON_SIDE_COLOURS[letter], fontFamily: 'sans', fontSize: sign },
              }}
            >
              {letter.toUpperCase()}
            </div>
          </div>
          <div style={{ fontFamily: 'sans', fontSize: digits, marginLeft: beside }}>{String(score)}</div>
        </div>
      ))}
    </div>
  );
}

/** The right half of the card. */
function Board({ svg, labels }: CardPicture) {
  const shape = { display: 'flex', position: 'relative', overflow: 'hidden', ...CARD_BOARD } as const;
  return (
    <div style={{ ...shape, background: MAP_PAPER }}>
      <Drawn svg={svg} {...CARD_BOARD} />
      <CardLabels labels={labels} height={CARD_BOARD.height} />
    </div>
  );
}

interface DrawnProps {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

function Drawn({ svg, width, height }: DrawnProps) {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  // biome-ignore lint/performance/noImgElement: this is drawn into a picture, not into a page
  return <img src={source} alt="" width={width} height={height} />;
}

/** The longer the headline, the smaller. */
const sizeOf = (headline: string): number => (headline.length > 60 ? 44 : headline.length > 36 ? 54 : 64);

/** The text, or its beginning up to a word. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/\s+\S*$/, '')}…`;
}
