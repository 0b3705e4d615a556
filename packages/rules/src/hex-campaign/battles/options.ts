import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { REINFORCED_FROM_TURN } from '../data/battle-turns.ts';
import { captorSide } from '../sides/outcome.ts';
import { speakers, spokenFor } from '../sides/sides.ts';
import type { BattleDecision, BattleReport, Option, PieceId, SeenBattle, View } from '../types.ts';
import { TABLE_DICE } from '../types.ts';
import { postponers, postponingFault, quickFault } from './agreements.ts';
import { isKnownSpent } from './known.ts';
import { lossDecisions } from './loss-options.ts';
import { callsIn } from './reinforce.ts';
import { isSame } from './reports.ts';
import { throwFault } from './table-dice.ts';

/** The seat's possible decisions about the open battles, ready to be sent. */
export function battleOptions(view: View): readonly Option[] {
  const { viewer } = view;
  if (viewer.kind !== 'seat') return [];
  return view.battles
    .filter(({ postponed }) => !postponed)
    .flatMap((battle) => decisionsIn(view, viewer.seat, battle))
    .map((decision) => ({ phase: 'battle', decision }));
}

function decisionsIn(view: View, me: SeatId, battle: SeenBattle): readonly BattleDecision[] {
  switch (battle.stage) {
    case 'open':
      return [
        ...reports(view, me, battle),
        ...quick(view, me, battle),
        ...postponing(view, me, battle),
        ...lending(view, battle),
        ...terrain(view, battle),
        ...tableDice(view, me, battle),
        ...reinforcements(view, me, battle),
      ];
    case 'picks':
    case 'losses':
      return lossDecisions(view, me, battle);
    case 'captives':
      return captives(me, battle);
    case 'closed':
      return [];
  }
}

/** A report without losses as a form's initial value. HEX-TBL-41. */
const BLANK: BattleReport = {
  turns: 6,
  points: { attacker: 0, defender: 0 },
  scenario: null,
  retreats: [],
  surrender: null,
  units: [],
  defences: [],
};

/** HEX-TBL-41: a blank report, and the other side's to confirm. */
function reports(view: View, me: SeatId, battle: SeenBattle): readonly BattleDecision[] {
  if (spokenFor(battle, me) === null || battle.talk === null || view.settings.quickBattle === 'always') return [];
  const { talk, id } = battle;
  const own = talk.reports[me];
  const theirs = speakers(battle).flatMap((seat) => (seat === me ? [] : (lookup(talk.reports, seat) ?? [])));
  const said = theirs.filter((report) => own === undefined || !isSame(report, own));
  const all = own === undefined ? [...said, BLANK] : said;
  return all.map((report) => ({ type: 'battle-report', battle: id, report }));
}

/** HEX-QB-01. */
function quick({ settings }: View, me: SeatId, battle: SeenBattle): readonly BattleDecision[] {
  if (battle.talk?.quickAsked.includes(me) !== true || quickFault(settings, battle) !== null) return [];
  return [{ type: 'quick-battle', battle: battle.id, agree: !battle.talk.quickAgreed.includes(me) }];
}

/** HEX-QB-11. */
function postponing(view: View, me: SeatId, battle: SeenBattle): readonly BattleDecision[] {
  const left = view.seats.filter(({ beaten }) => beaten === null).map(({ id }) => id);
  const asked = postponers(battle, view.turn, speakers(battle), left);
  if (!asked.includes(me) || postponingFault(view.settings, battle) !== null) return [];
  return [{ type: 'postpone-battle', battle: battle.id, agree: !battle.postponeAgreed.includes(me) }];
}

/** HEX-TBL-25: own armies beside this battle and another one. */
function lending(view: View, battle: SeenBattle): readonly BattleDecision[] {
  const { battles } = view;
  const others = battles.filter(({ id, stage, postponed }) => id !== battle.id && stage === 'open' && !postponed);
  const pieces = battle.beside.filter(
    (piece) => others.some(({ beside }) => beside.includes(piece)) && !isKnownSpent(view, battle, piece),
  );
  return pieces.map((piece) => ({ type: 'lend-support', battle: battle.id, piece }));
}

/** HEX-TBL-02. */
function terrain({ own }: View, { card, id, hex }: SeenBattle): readonly BattleDecision[] {
  const isOwner = own !== null && lookup(own.strongholds, hex) !== undefined;
  const mayRoll = isOwner && card?.flak !== null && card?.dice?.terrainAgain === null;
  return mayRoll ? [{ type: 'reroll-terrain', battle: id }] : [];
}

/** HEX-TBL-18, -20, -23. */
const tableDice = ({ settings }: View, me: SeatId, battle: SeenBattle): readonly BattleDecision[] =>
  TABLE_DICE.filter((what) => throwFault(settings, battle, me, what) === null).map((what) => ({
    type: 'throw-dice',
    battle: battle.id,
    what,
  }));

/** HEX-TBL-24. */
function reinforcements(view: View, me: SeatId, battle: SeenBattle): readonly BattleDecision[] {
  const isSpent = (piece: PieceId): boolean => isKnownSpent(view, battle, piece);
  const calls = callsIn({ settings: view.settings, seen: battle, seat: me, isSpent }, REINFORCED_FROM_TURN);
  return calls.map((call) => ({ type: 'call-reinforcement', battle: battle.id, ...call }));
}

/** HEX-TBL-38. */
function captives(me: SeatId, battle: SeenBattle): readonly BattleDecision[] {
  const captor = captorSide(battle);
  if (captor === null || battle[captor]?.seat !== me) return [];
  return [true, false].map((kill) => ({ type: 'decide-captives', battle: battle.id, kill }));
}
