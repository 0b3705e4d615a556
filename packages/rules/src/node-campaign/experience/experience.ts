import type { SeatId } from '../../kernel/index.ts';
import { fighting, sidesOf } from '../board/board.ts';
import { type Play, tell } from '../board/play.ts';
import type { Battle, Draft, Report, Settings, Talk, UnitDeed, UnitId, UnitUse } from '../types.ts';

type Unit = Draft['forces'][string]['units'][number];

/** The largest D3. NODE-XP-02. */
const D3 = 3;

/** NODE-XP-01 to -04, -06: books what the units of both sides earned, in the order of the stack, before anybody retreats. */
export function bookExperience(
  play: Play,
  battle: Battle,
  { winner }: Pick<Report, 'winner' | 'mission'>,
  armies: Talk['armies'],
): void {
  const sides = sidesOf(battle);
  const won = winner === null ? [] : (sides[winner] ?? []);
  const beyond = new Set<number>();
  for (const { seat, units } of inOrder(battle, armies)) {
    const side = sides.findIndex((one) => one.includes(seat));
    const earned = units.flatMap((use) => {
      const isFirst = use.deeds.includes('beyond-duty') && !beyond.has(side);
      if (isFirst) beyond.add(side);
      const counted = use.deeds.filter((deed) => deed !== 'beyond-duty' || isFirst);
      return earn(play, battle, seat, { ...use, deeds: counted }, won.includes(seat));
    });
    if (earned.length === 0) continue;
    tell(play, { type: 'xp-gained', rule: 'NODE-XP-06', to: 'all', battle: battle.id, seat, units: earned });
  }
}

/** Armies in the order of the stack. */
function inOrder(battle: Battle, armies: Talk['armies']): Talk['armies'] {
  const owners = fighting(battle).map(({ owner }) => owner);
  return [...armies].sort((a, b) => owners.indexOf(a.seat) - owners.indexOf(b.seat));
}

interface Earned {
  readonly name: string;
  readonly xp: number;
  readonly dice: number[];
}

function earn(play: Play, battle: Battle, seat: SeatId, use: UnitUse, hasWon: boolean): readonly Earned[] {
  const unit = unitOf(play, battle, seat, use.unit);
  if (unit === null) return [];
  const dice = thrown(play, unit.id, use.deeds);
  const xp = change(play.state.settings, unit.xp, { use, hasWon, dice });
  unit.xp += xp;
  return [{ name: unit.name, xp, dice }];
}

/** NODE-XP-05: how many honours a unit has. */
export const honoursOf = ({ xpPerHonour }: Pick<Settings, 'xpPerHonour'>, { xp }: Pick<Unit, 'xp'>): number =>
  Math.floor(xp / xpPerHonour);

/** NODE-BF-12: a unit that gains no experience, and changes only with a Retrain. */
export const isMindless = ({ errata }: Pick<Settings, 'errata'>, unit: Pick<Unit, 'isMindless'>): boolean =>
  unit.isMindless && errata.mindless === 'on';

/** NODE-XP-04, NODE-BF-12: those that can gain experience. */
function unitOf({ state }: Play, battle: Battle, seat: SeatId, id: UnitId): Unit | null {
  const { killTeamXp } = state.settings;
  const ids = fighting(battle).flatMap(({ owner, forces }) => (owner === seat ? forces : []));
  const forces = ids.flatMap((force) => state.forces[force] ?? []);
  const there = forces.flatMap(({ units, killTeam }) => [...units, ...(killTeamXp ? killTeam : [])]);
  const unit = there.find((one) => one.id === id) ?? null;
  return unit === null || isMindless(state.settings, unit) ? null : unit;
}

/** What is known of a unit before its experience is booked. */
interface Fielded {
  readonly unit: Pick<Unit, 'xp' | 'isMindless'>;
  readonly use: Pick<UnitUse, 'isFull' | 'deeds'>;
  readonly isKillTeam: boolean;
  readonly hasWon: boolean;
}

/** NODE-XP-02 to -04: the least and the most by which the experience of a unit can change, since some deeds ask for a D3. */
export function experienceRange(
  settings: Pick<Settings, 'xp' | 'killTeamXp' | 'errata'>,
  { unit, use, isKillTeam, hasWon }: Fielded,
): { readonly least: number; readonly most: number } {
  const isBarred = isKillTeam && !settings.killTeamXp;
  if (isBarred || (unit.isMindless && settings.errata.mindless === 'on')) return { least: 0, most: 0 };
  const thrownAs = (halved: number, beyond: number) => [
    ...(use.deeds.includes('halved') ? [halved] : []),
    ...(use.deeds.includes('beyond-duty') ? [beyond] : []),
  ];
  return {
    least: change(settings, unit.xp, { use, hasWon, dice: thrownAs(D3, 1) }),
    most: change(settings, unit.xp, { use, hasWon, dice: thrownAs(1, D3) }),
  };
}

/** A D3 for each deed that needs one. */
const thrown = (play: Play, unit: UnitId, deeds: readonly UnitDeed[]): number[] =>
  (['halved', 'beyond-duty'] as const)
    .filter((deed) => deeds.includes(deed) && !deeds.includes('destroyed'))
    .map(() => play.dice.die('NODE-XP-02', unit, D3));

/** NODE-XP-02, -03: what the experience of a unit changes by. */
function change(
  { xp: worth }: Pick<Settings, 'xp'>,
  before: number,
  {
    use,
    hasWon,
    dice,
  }: { readonly use: Pick<UnitUse, 'isFull' | 'deeds'>; readonly hasWon: boolean; readonly dice: readonly number[] },
): number {
  const { deeds, isFull } = use;
  const has = (deed: UnitDeed): boolean => deeds.includes(deed);
  if (has('destroyed')) return -Math.min(before, worth.destroyed);
  const [halved, beyond] = has('halved') ? dice : [0, ...dice];
  const gained =
    worth.fought +
    (hasWon ? worth.won : 0) +
    (has('objective') ? worth.objective : 0) +
    (has('assault') ? worth.assault : 0) +
    (has('beyond-duty') ? (beyond ?? 0) * worth.beyondDuty : 0);
  const net = Math.max(0, gained - (halved ?? 0) * worth.halved);
  return isFull ? net : Math.floor(net / 2);
}
