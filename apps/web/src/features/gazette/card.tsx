import { siteText } from '@sealed-orders/text/pages/site';
import { INK, INK_2, LACQUER, MAP_PAPER, ON_LACQUER, RULE, SHEET, WAX } from './card-colours.ts';
import type { CardBoard } from './door.ts';

/** The size that other sites expect, pixels. */
export const CARD = { width: 1200, height: 630 } as const;

export interface CardProps {
  /** The war and its round: `The Varn Salient, Turn 4`. */
  readonly where: string;
  readonly headline: string;
  readonly deck: string;
  readonly board: CardBoard | null;
}

/** How much of a sentence a card has room for. */
const LONGEST = { headline: 90, deck: 150 };

/**
 * What other sites show of a number of the gazette. It is drawn by a renderer that knows flex boxes, inline styles and
 * the faces that it is given, and nothing else of CSS.
 */
export function Card({ where, headline, deck, board }: CardProps) {
  const text = board === null ? CARD.width : 600;
  return (
    <div style={{ display: 'flex', width: CARD.width, height: CARD.height, background: SHEET, color: INK }}>
      <div style={{ display: 'flex', flexDirection: 'column', width: text, height: CARD.height }}>
        <Bar />
        <div style={{ display: 'flex', flexDirection: 'column', padding: '44px 44px 40px', flexGrow: 1 }}>
          <div style={{ fontFamily: 'sans', fontSize: 26, color: INK_2 }}>{where}</div>
          <div style={{ fontFamily: 'serif', fontSize: sizeOf(headline), lineHeight: 1.12, marginTop: 18 }}>
            {cut(headline, LONGEST.headline)}
          </div>
          <div style={{ fontFamily: 'sans', fontSize: 28, lineHeight: 1.35, color: INK_2, marginTop: 24 }}>
            {cut(deck, LONGEST.deck)}
          </div>
        </div>
      </div>
      {board === null ? null : <Board board={board} width={CARD.width - text} />}
    </div>
  );
}

function Bar() {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        height: 76,
        padding: '0 44px',
        background: LACQUER,
        color: ON_LACQUER,
      }}
    >
      <div style={{ display: 'flex', width: 34, height: 34, borderRadius: 17, background: WAX, marginRight: 16 }} />
      <div style={{ fontFamily: 'serif', fontSize: 30 }}>{siteText.name}</div>
    </div>
  );
}

/** All of it, in the middle of its part of the card. */
function Board({ board, width }: { readonly board: CardBoard; readonly width: number }) {
  const scale = Math.min(width / board.width, CARD.height / board.height);
  const [w, h] = [board.width * scale, board.height * scale];
  const source = `data:image/svg+xml;base64,${Buffer.from(board.svg).toString('base64')}`;
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        width,
        height: CARD.height,
        background: MAP_PAPER,
        overflow: 'hidden',
        borderLeft: `2px solid ${RULE}`,
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: this is drawn into a picture, not into a page */}
      <img
        src={source}
        alt=""
        width={w}
        height={h}
        style={{ position: 'absolute', left: (width - w) / 2, top: (CARD.height - h) / 2 }}
      />
    </div>
  );
}

const sizeOf = (headline: string): number => (headline.length > 60 ? 48 : 58);

/** The text, or its beginning up to a word. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/\s+\S*$/, '')}…`;
}
