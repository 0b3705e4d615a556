import { type CardLabel, type CardPicture, line } from '../board/card.ts';
import { CARD_COLOURS, TERRAIN_COLOURS } from '../board/card-colours.ts';
import { fixed, xy } from '../board/sheet.ts';
import { cardTile } from '../symbols/card-swatch.ts';
import { battleLine } from './battle-line.ts';
import { groundOf } from './ground.ts';
import { cornerOf, middleOf, sheetOf, TILE } from './places.ts';
import type { SectorTerritory, SectorView } from './sector-view.ts';
import { LOZENGE, SWORDS } from './signs.ts';

const { paper, ink } = CARD_COLOURS;
const NAME = 52;

/**
 * The board with the holders of territories, their names and the battles.
 * @param size of the picture, in pixels
 */
export function sectorCard(view: SectorView, size: { readonly width: number; readonly height: number }): CardPicture {
  const sheet = sheetOf(view);
  const form = size.width / size.height;
  const height = Math.max(sheet.height, sheet.width / form);
  const [left, top] = [(sheet.width - height * form) / 2, (sheet.height - height) / 2];
  const { edges, teeth } = battleLine(view.territories);
  const seats = [...new Set(view.territories.map(({ holder }) => holder))];
  const parts = [
    `<defs>${seats.map((seat) => cardTile(seat, { id: `q${seat}`, ink: paper, opacity: 0.6, scale: 1 })).join('')}</defs>`,
    `<rect x="${fixed(left)}" y="${fixed(top)}" width="100%" height="100%" fill="${paper}"/>`,
    ...view.territories.map(land),
    line(edges + teeth, paper, 9),
    line(edges, ink, 5),
    `<path d="${teeth}" fill="${ink}"/>`,
    ...view.territories.filter(({ hasBattle }) => hasBattle).map(battle),
  ];
  const box = [left, top, height * form, height].map(fixed).join(' ');
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${fixed(height * form)}" height="${fixed(height)}">${parts.join('')}</svg>`,
    labels: view.territories.map((one): CardLabel => {
      const { x, y } = cornerOf(one);
      return {
        ...{ text: one.name, face: 'place', colour: ink, isHaloed: true },
        x: (x + 34 - left) / height,
        line: (y + 56 - top) / height,
        size: NAME / height,
      };
    }),
  };
}

function land(territory: SectorTerritory): string {
  const { x, y } = cornerOf(territory);
  const box = `x="${x}" y="${y}" width="${TILE.width}" height="${TILE.height}"`;
  const band = `<path d="M${x + 6} ${y + 6}h${TILE.width - 12}v${TILE.height - 12}h${12 - TILE.width}Z" fill="none" stroke="url(#q${territory.holder})" stroke-width="11"/>`;
  return `<rect ${box} fill="${TERRAIN_COLOURS[groundOf(territory).wash]}"/>${band}<rect ${box} fill="none" stroke="${ink}" stroke-width="1.4"/>`;
}

function battle(territory: SectorTerritory): string {
  const lozenge = `<path d="${LOZENGE}" fill="${ink}" stroke="${paper}" stroke-width="1.8"/>`;
  return `<g transform="translate(${xy(middleOf(territory))}) scale(2.4)">${lozenge}${line(SWORDS, paper, 1.6)}</g>`;
}
