import type { SeatId } from '../../kernel/index.ts';
import { kindsOf, OTHER_SIDE } from '../sides/sides.ts';
import { killCaptives } from '../taking/seizing.ts';
import type { Afterwards, Battle, BattleReport, BattleResult, BattleSide, CasualtyRow } from '../types.ts';
import { captureDetachments, layDownArmies } from './armies.ts';
import { bpGained, pointsLost, vpGained } from './bill.ts';
import { defencesInBattle, razeDefences } from './defences.ts';
import type { Fate } from './fates.ts';
import { fateOf } from './fates.ts';
import { contingentsOf } from './fighters.ts';
import { ifCaptured, teachDetachments } from './lessons.ts';
import { capturedSide, type Field, tableVerdict } from './outcome.ts';
import type { AfterBattlePlay } from './play.ts';
import { keepSettled, touchedBy } from './record.ts';
import type { Scene } from './scene.ts';
import { sceneOf } from './scene.ts';
import type { Counted } from './stones.ts';
import { stonesOf } from './stones.ts';
import { type Tally, tallyOf } from './tallies.ts';
import { payVp, tellEnd, tellLosses } from './telling.ts';

/** How a battle was settled. The winner of a table battle follows from its report (HEX-AFT-03 to -05). */
export type Settled =
  | { readonly how: 'table'; readonly report: BattleReport }
  | { readonly how: 'quick'; readonly report: BattleReport; readonly winner: BattleSide | null }
  /** HEX-TURN-13: by the referee, after it had been settled. */
  | {
      readonly how: 'ruled';
      readonly was: BattleResult['how'];
      readonly report: BattleReport;
      readonly winner: BattleSide | null;
    };

const DECIDED_BY = { quick: 'HEX-QB-04', ruled: 'HEX-TURN-13' } as const;

/**
 * HEX-AFT-01: applies the result of a battle, step by step, and puts it into `play.battles`: `closed`, or
 * at `captives` if the victor must decide about them. Armies do not move yet.
 */
export function conclude(play: AfterBattlePlay, battle: Battle, settled: Settled): void {
  const { report } = settled;
  const touched = touchedBy(play, battle);
  const kinds = kindsOf(battle, (id) => play.pieces.get(id));
  const contingents = contingentsOf(play, battle, report);
  const scene = sceneOf(play, battle, report, contingents);
  const counted = contingents.map((contingent): Counted => {
    const tallies = contingent.fighters.map((fighter) => tallyOf(play, battle, fighter)); // HEX-AFT-02
    return { contingent, tallies };
  });
  const tallies = counted.flatMap((one) => one.tallies);
  const field = fieldOf(scene, tallies);
  const verdict =
    settled.how === 'table' ? tableVerdict(field) : { winner: settled.winner, rule: DECIDED_BY[settled.how] };
  const { winner } = verdict;
  const beaten = capturedSide(field, winner);
  const vp = vpGained(scene, winner, supportOf(battle, settled));

  const fates = fatesOf(scene, counted, winner);
  layDownArmies(scene, fates);
  tellLosses(scene, fates);
  const captured = beaten === null ? [] : captureDetachments(scene, beaten, OTHER_SIDE[beaten]);
  razeDefences(scene);

  const lost = {
    attacker: pointsLost(scene, fates, 'attacker', captured),
    defender: pointsLost(scene, fates, 'defender', captured),
  };
  const bp = bpGained(scene, winner, lost, tallies);
  payVp(scene, vp);
  teachDetachments(scene, { counted, captured, vp });

  const how = { how: settled.how === 'ruled' ? settled.was : settled.how, winner, retreated: report.retreats } as const;
  const result: BattleResult = { ...how, lost, vp, bp, captured: captured.length > 0 ? beaten : null };
  const victor = winner === null ? null : battle[winner]?.seat;
  const stage = captured.some((id) => play.captives.get(id)?.captor === victor) ? 'captives' : 'closed';
  const news = { decidedBy: verdict.rule, fallen: fallenOf(fates), kinds, involved: scene.involved };
  const afterwards = { ifCaptured: ifCaptured(scene, fates, { vp }), stones: stonesOf(play, counted), ...news };
  putBattle(play, { ...battle, stage, result, afterwards });
  keepSettled(play, touched, { battle, report, winner }); // HEX-TURN-13
  tellEnd(scene, result, verdict.rule);
}

/** What decides the winner of the battle. */
const fieldOf = ({ play, battle, report }: Scene, tallies: readonly Tally[]): Field => ({
  battle,
  report,
  counts: tallies.map(({ fighter: { side }, left, retreated, prisoners }) => ({ side, left, retreated, prisoners })),
  drawMargin: play.before.settings.drawMargin,
  defences: defencesInBattle(play, battle),
});

/** HEX-TBL-38: the victor kills the captives of a battle or keeps them. */
export function decideCaptives(play: AfterBattlePlay, battle: Battle, victor: SeatId, kill: boolean): void {
  if (kill) killCaptives(play, battle, victor);
  putBattle(play, { ...battle, stage: 'closed' });
}

/** HEX-AFT-15: the special characters who died. */
const fallenOf = (fates: readonly Fate[]): Afterwards['fallen'] =>
  fates.flatMap(({ tally, died }) => died.map((unit) => ({ seat: tally.fighter.seat, unit })));

function putBattle(play: AfterBattlePlay, battle: Battle): void {
  play.battles = play.battles.map((one) => (one.id === battle.id ? battle : one));
}

/** HEX-QB-09: what supporting troops added to the dice counts for VP too. */
function supportOf({ quick }: Battle, { how }: Settled): Readonly<Record<BattleSide, number>> {
  return how !== 'table' && quick !== null ? quick.support : { attacker: 0, defender: 0 };
}

/** HEX-AFT-11: a side that declared a retreat leaves its fallen behind, whoever won. */
function rowOf({ report }: Scene, side: BattleSide, winner: BattleSide | null): CasualtyRow {
  if (report.retreats.includes(side)) return 'retreat';
  if (winner === null) return 'draw';
  return winner === side ? 'win' : 'loss';
}

function fatesOf(scene: Scene, counted: readonly Counted[], winner: BattleSide | null): readonly Fate[] {
  return counted.flatMap(({ contingent: { army, side }, tallies }) => {
    const ending = { row: rowOf(scene, side, winner), isLoser: winner === OTHER_SIDE[side] };
    return tallies.map((tally) => fateOf(scene, army, tally, ending));
  });
}
