import type { Readers, SeatId } from '../../kernel/index.ts';
import type { Play } from '../turn/play.ts';
import type { Battle, BattleReport } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { armyAnywhere, type Contingent } from './fighters.ts';

/** A battle while it is concluded. */
export interface Scene {
  readonly play: Play;
  readonly battle: Battle;
  readonly report: BattleReport;
  readonly contingents: readonly Contingent[];
  /** The owners of the armies of both sides, then those too who supported them. */
  readonly fighting: readonly SeatId[];
  readonly involved: readonly SeatId[];
  /** HEX-SIGHT-12: who hears the news of the battle now. */
  readonly news: Readers;
}

/** The seats whose armies met in a battle. */
function fightingSeats(play: Play, battle: Battle): readonly SeatId[] {
  const owners = BATTLE_SIDES.flatMap((side) => {
    const { seat = null, armies = [] } = battle[side] ?? {};
    return [...(seat === null ? [] : [seat]), ...armies.flatMap((id) => armyAnywhere(play, id)?.seat ?? [])];
  });
  return [...new Set(owners)];
}

/** `battleReports`: everybody, or for now those alone who were there. */
const newsReaders = ({ before }: Play, involved: readonly SeatId[]): Readers =>
  before.settings.battleReports === 'public' ? 'all' : involved;

/** Allies whose units took part, or whose order was to support this very battle. */
function supportingSeats(play: Play, battle: Battle, contingents: readonly Contingent[]): readonly SeatId[] {
  const came = new Set<string>(contingents.map(({ army }) => army.id));
  return battle.supporters
    .filter(({ piece, assigned }) => assigned || came.has(piece))
    .flatMap(({ piece }) => armyAnywhere(play, piece)?.seat ?? []);
}

export function sceneOf(play: Play, battle: Battle, report: BattleReport, contingents: readonly Contingent[]): Scene {
  const fighting = fightingSeats(play, battle);
  const involved = [...new Set([...fighting, ...supportingSeats(play, battle, contingents)])];
  return { play, battle, report, contingents, fighting, involved, news: newsReaders(play, involved) };
}
