import { DISCOVERIES, FOUND_ON, SPECIAL_POINTS, SPECIALS } from '../data/discovery.ts';
import { URBAN_SIZE, YIELD_STEP } from '../data/start.ts';
import { onDie } from '../dice/on-die.ts';
import { indexOf } from '../map/grid.ts';
import { placeName } from '../map/place-name.ts';
import { gainResource } from '../taking/resources.ts';
import { takeNatives } from '../taking/urban.ts';
import { factionOf, tell } from '../turn/play.ts';
import type { Event, Faction } from '../types.ts';
import { FACTIONS } from '../types.ts';
import type { Claim } from './claim.ts';
import type { ClaimPlay } from './play.ts';

type Found = Extract<Event, { type: 'discovery' }>['found'];

/** The result of a discovery: its kind, its amount, and the dice after the first. */
interface Find {
  readonly found: Found;
  readonly amount: number | null;
  readonly dice: readonly number[];
}

/** HEX-CLAIM-10: the first claim of a hex that started uncontrolled; on 6 it holds something special. */
export function discover(play: ClaimPlay, claim: Claim): void {
  const { hex, piece } = claim;
  const at = indexOf(play.ground.grid, hex);
  if (play.undiscovered[at] !== 1) return;
  play.undiscovered[at] = 0;
  if (play.sites[hex] !== undefined) return;
  const die = play.dice.d6('HEX-CLAIM-10', hex);
  const find: Find = die === FOUND_ON ? foundAt(play, claim) : { found: 'nothing', amount: null, dice: [] };
  const { found } = find;
  const rule = { nothing: 'HEX-CLAIM-10', resource: 'HEX-CLAIM-11', urban: 'HEX-CLAIM-11' } as const;
  tell(play, {
    type: 'discovery',
    rule: found === 'nothing' || found === 'resource' || found === 'urban' ? rule[found] : 'HEX-CLAIM-12',
    to: [piece.seat],
    seat: piece.seat,
    piece: piece.id,
    hex,
    die,
    ...find,
  });
  if (found === 'nothing') return;
  gainResource(play, piece.seat, hex);
  takeNatives(play, piece.seat, hex);
  for (const seat of play.before.seatOrder) {
    if (seat === piece.seat) continue;
    play.discoveries.push({
      seat,
      hex,
      event: { type: 'discovery-seen', rule: 'HEX-CLAIM-11', to: [seat], seat, hex, found },
    });
  }
}

/** HEX-CLAIM-11. */
function foundAt(play: ClaimPlay, claim: Claim): Find {
  const { hex } = claim;
  const table = play.dice.d6('HEX-CLAIM-11', hex);
  const kind = onDie(DISCOVERIES, table);
  if (kind === 'special') return special(play, claim, table);
  const die = play.dice.d6('HEX-CLAIM-11', hex);
  if (kind === 'resource') {
    play.sites[hex] = { kind: 'resource', yield: die * YIELD_STEP, route: null, since: play.turn };
    return { found: 'resource', amount: die * YIELD_STEP, dice: [table, die] };
  }
  const size = onDie(URBAN_SIZE, die);
  const faction = play.before.settings.nativeRace;
  play.sites[hex] = {
    kind: 'urban',
    size,
    faction,
    name: placeName(play.before.chart, hex),
    bp: 0,
    buildings: [],
    grown: 0,
    exploits: true,
  };
  return { found: 'urban', amount: size, dice: [table, die] };
}

/** HEX-CLAIM-12, -13, -14: forces that join or attack are kept for the phase that uses them. */
function special(play: ClaimPlay, { piece, hex }: Claim, table: number): Find {
  const die = play.dice.d6('HEX-CLAIM-12', hex);
  const found = onDie(SPECIALS, die);
  const size = play.dice.d6('HEX-CLAIM-12', hex);
  const points = SPECIAL_POINTS[found].least + (size - 1) * SPECIAL_POINTS[found].step;
  const own = factionOf(play, piece.seat);
  const strangers = found === 'enemies' ? strangersTo(own) : [];
  const drawn = strangers.length === 0 ? null : play.dice.die('HEX-CLAIM-12', hex, strangers.length);
  const race = found === 'followers' ? own : play.before.settings.nativeRace;
  const faction = drawn === null ? race : (strangers[drawn - 1] ?? race);
  play.pending = [
    ...play.pending,
    { kind: found, seat: piece.seat, piece: piece.id, hex, faction, points, turn: play.turn },
  ];
  return { found, amount: points, dice: [table, die, size, ...(drawn === null ? [] : [drawn])] };
}

/** HEX-CLAIM-12: any other faction of the conventions; Blood Angels count as Space Marines. */
function strangersTo(own: Faction): readonly Faction[] {
  const counted: Faction = own === 'ba' ? 'sm' : own;
  return FACTIONS.filter((faction) => faction !== 'ba' && faction !== counted);
}
