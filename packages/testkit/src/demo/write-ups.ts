import { readFileSync } from 'node:fs';
import type { Deed, Seat } from './script.ts';

/** A table plan, and its caption. */
interface Plan {
  readonly file: string;
  readonly alt: string;
}

/** One side's account of its battle. */
interface Written {
  readonly turn: number;
  /** Printed number of the hex in which the battle was fought. */
  readonly at: string;
  readonly seat: Seat;
  readonly title: string;
  readonly text: string;
  readonly plan?: Plan;
}

/** The players' write-ups of a turn's battles. */
export const writeUpsOf = (turn: number): readonly Deed[] =>
  WRITTEN.filter((one) => one.turn === turn).map(({ at, seat, title, text, plan = null }) => ({
    kind: 'write-up',
    seat,
    at,
    title,
    text,
    plan,
  }));

/** Pixels of every plan. Each is a picture of the SVG of the same name as a browser shows it, and a small one of that. */
const SIZE = { width: 900, height: 600 };

/** A plan in the host's picture format. */
export const pictureOf = ({ file, alt }: Plan) => ({
  caption: alt,
  ...SIZE,
  full: bytesOf(`${file}.webp`),
  small: bytesOf(`${file}-small.webp`),
});

const bytesOf = (file: string) => new Uint8Array(readFileSync(new URL(`./plans/${file}`, import.meta.url)));

const WRITTEN: readonly Written[] = [
  {
    turn: 2,
    at: '0605',
    seat: 'madder',
    title: 'The river did most of the work',
    text: [
      'Six turns, and the river did most of the work. Vero came straight down the ford with both mobs and the guns behind them, and for two turns it looked as if weight alone would do it.',
      'Then the second mob got stuck between the banks. The wings went round both ends, came back over the water behind the half-tracks, and the gun skimmer on the hill had the crossing to itself. One of the gun half-tracks never fired.',
      'Lost: four skimmers, three of them flyable again by the morning. Best unit: 1st Skimmer Wing.',
    ].join('\n\n'),
    plan: {
      file: 'hollin-ford',
      alt: 'Table plan: half-tracks at the ford of the Karrow, skimmers circling them from both sides.',
    },
  },
  {
    turn: 2,
    at: '0605',
    seat: 'verdigris',
    title: 'Less river next time',
    text: 'I would do it again, but with less river. Nobody told the second mob that water is wet.',
  },
  {
    turn: 3,
    at: '0606',
    seat: 'madder',
    title: 'Tea at the old mine',
    text: [
      'A short one. What was left of the Half-track Raid stood around the old mine with the river at its back. The Strike Force came over the ford on foot, the walker took the last gun, and the wing landed on the road south.',
      'Vero surrendered in turn 4 and went to make tea.',
    ].join('\n\n'),
    plan: {
      file: 'otter-bank',
      alt: 'Table plan: half-tracks around the old mine, with infantry and skimmers on three sides.',
    },
  },
  {
    turn: 3,
    at: '0508',
    seat: 'azure',
    title: 'Eleven on two dice',
    text: 'No table this week, so we rolled. Eleven on two dice is the whole regiment. I stared at it for a while. The survivors are tied up under a tree in the Tangle, and I want them back.',
  },
  {
    turn: 4,
    at: '0509',
    seat: 'azure',
    title: 'The tower was never in danger',
    text: [
      'The first assault on Rake End. The Marsh Horde came out of the trees in one wave and took the trench in turn 2; the militia held the bunker with nine men and bad language. The tower was never in danger; the tanks were.',
      'We counted the points differently and asked Rune. The third tank really is on fire, I’ve seen the photo now. A draw, and the town is still ours.',
    ].join('\n\n'),
    plan: {
      file: 'rake-end',
      alt: 'Table plan: three mobs attack the town from the left; the tower and the bunker are held.',
    },
  },
  {
    turn: 4,
    at: '0509',
    seat: 'verdigris',
    title: 'One more turn',
    text: 'One more turn. That’s all I’m saying. One more turn and we’d have been in that tower.',
  },
  {
    turn: 5,
    at: '0509',
    seat: 'azure',
    title: 'A minefield that wasn’t there last week',
    text: [
      'They came again with half the horde, into a minefield that wasn’t there last week. The boss led from the front and didn’t come back. The Fusiliers drove the Mud Runners off the south road, and that was that by turn 5.',
      'Rake End is still surrounded. On Wednesday I’m going to get my regiment back.',
    ].join('\n\n'),
    plan: {
      file: 'rake-end-again',
      alt: 'Table plan: the second assault stops in the minefield; both bunkers are held.',
    },
  },
];
