import type { RuleId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { takeTerritory } from '../battles/aftermath.ts';
import { resultFaults } from '../battles/reports.ts';
import { settleBattle } from '../battles/results.ts';
import { ALL_WELL, refused, under, within } from '../board/board.ts';
import { putDown, takeAway } from '../board/counters.ts';
import { isHeldBy, isTerritory, otherSide } from '../board/grid.ts';
import { changeScore, counterIn, detachmentIn, knownIn, own, type Play, tell, territoryIn } from '../board/play.ts';
import { armyFaults, sealArmy } from '../setup/armies.ts';
import type { Correction, Rejection, Ruling, State } from '../types.ts';
import { endCampaign } from '../victory/victory.ts';
import { canChangeHands } from './correctable.ts';

type Alone = Exclude<Ruling, { readonly type: 'corrections' }>;

const RULES: Readonly<Record<Alone['type'], RuleId>> = {
  'set-army': 'SEC-SETUP-10',
  settle: 'SEC-BTL-12',
  'call-off': 'SEC-BTL-12',
  'answer-claim': 'SEC-TURN-05',
  'end-campaign': 'SEC-SETUP-09',
};

/** Why a ruling can't be carried out now. Corrections are judged one by one as they are made. */
export function rulingFaults({ board }: Pick<State, 'board'>, ruling: Ruling): readonly Rejection[] {
  switch (ruling.type) {
    case 'set-army':
      if (board.phase !== 'armies') return [refused('wrong-phase', 'SEC-SETUP-10', ['ruling'])];
      return within(['ruling', 'army'], armyFaults(board.settings, board.sides[ruling.side].race, ruling.army));
    case 'settle':
    case 'call-off': {
      const battle = lookup(board.battles, ruling.battle);
      if (battle === undefined) return [refused('battle-unknown', 'SEC-BTL-12', ['ruling', 'battle'])];
      if (board.phase !== 'battles') return [refused('wrong-phase', 'SEC-BTL-12', ['ruling', 'battle'])];
      if (battle.outcome !== null) return [refused('battle-over', 'SEC-BTL-12', ['ruling', 'battle'])];
      return ruling.type === 'settle' ? within(['ruling'], resultFaults(battle, ruling.result)) : ALL_WELL;
    }
    case 'answer-claim':
      return board.claim === ruling.side ? ALL_WELL : [refused('no-claim', 'SEC-TURN-05', ['ruling', 'side'])];
    case 'end-campaign':
    case 'corrections':
      return ALL_WELL;
  }
}

/** Carries out a ruling, with its reason for everyone. Either all its corrections are made, or none. */
export function rule(play: Play, ruling: Ruling, reason: string): readonly Rejection[] {
  if (ruling.type === 'corrections') {
    return ruling.edits.flatMap((edit, i) => within(['ruling', 'edits', i], correct(play, edit, reason)));
  }
  const facts = 'side' in ruling ? { side: ruling.side } : 'battle' in ruling ? { battle: ruling.battle } : {};
  tell(play, { type: 'ruled', rule: RULES[ruling.type], to: 'all', ruling: ruling.type, facts, reason });
  carryOut(ruling.type, play, ruling);
  return ALL_WELL;
}

type Rulings = { readonly [One in Alone as One['type']]: One };

/** What each ruling does. */
const RULINGS: { readonly [Type in keyof Rulings]: (play: Play, ruling: Rulings[Type]) => void } = {
  'set-army': (play, { side, army }) => sealArmy(play, side, army),
  settle: (play, { battle, result }) => settle(play, battle, result),
  'call-off': (play, { battle }) => settle(play, battle, { winner: 'draw', deeds: [] }),
  'answer-claim': answerClaim,
  'end-campaign': (play, { winner }) => endCampaign(play, winner, 'SEC-SETUP-09'),
};
const carryOut = <Type extends keyof Rulings>(type: Type, play: Play, ruling: Rulings[Type]): void =>
  RULINGS[type](play, ruling);

/** SEC-TURN-05: refusing a claim restarts the count. */
function answerClaim(play: Play, { side, isConfirmed }: Rulings['answer-claim']): void {
  const { board } = play.state;
  board.claim = null;
  tell(play, { type: 'claim-answered', rule: 'SEC-TURN-05', to: 'all', side, isConfirmed });
  if (isConfirmed) endCampaign(play, side, 'SEC-VP-11');
  else board.sides[otherSide(side)].absences = 0;
}

function settle(play: Play, id: string, result: Extract<Alone, { readonly type: 'settle' }>['result']): void {
  const battle = lookup(play.state.board.battles, id);
  if (battle !== undefined) settleBattle(play, battle, { ending: 'referee', result, dice: null });
}

const RULE = 'SEC-TURN-06';

/** Makes a correction, or says why it can't be made. */
function correct(play: Play, edit: Correction, reason: string): readonly Rejection[] {
  const fault = correctionFault(play, edit);
  if (fault !== null) return [fault];
  makeCorrection(edit.type, play, edit);
  const { type: name, ...facts } = edit;
  // Only its own side may know about experience.
  const to = edit.type === 'set-xp' ? own(play, counterIn(play, edit.counter).side) : 'all';
  tell(play, { type: 'corrected', rule: RULE, to, edit: name, facts, reason });
  return ALL_WELL;
}

function correctionFault({ state: { board } }: Play, edit: Correction): Rejection | null {
  if ('territory' in edit && !isTerritory(board, edit.territory))
    return refused('territory-unknown', RULE, ['territory']);
  if (edit.type === 'set-control' && !canChangeHands(board, edit.territory)) {
    return refused('territory-occupied', RULE, ['territory']);
  }
  if (!('counter' in edit)) return null;
  const counter = lookup(board.counters, edit.counter);
  if (counter === undefined) return refused('counter-unknown', RULE, ['counter']);
  if (counter.battle !== null) return refused('detachment-engaged', RULE, ['counter']);
  if (edit.type !== 'move-counter') return null;
  if (!isTerritory(board, edit.to)) return refused('territory-unknown', RULE, ['to']);
  return isHeldBy(board, edit.to, counter.side) ? null : refused('territory-not-yours', RULE, ['to']);
}

type Corrections = { readonly [One in Correction as One['type']]: One };

/** What each correction does. */
const CORRECTIONS: { readonly [Type in keyof Corrections]: (play: Play, edit: Corrections[Type]) => void } = {
  'set-score': (play, { side, score }) => {
    const amount = score - play.state.board.sides[side].score;
    changeScore(play, { side, amount, score: 'referee', rule: 'SEC-VP-13' });
  },
  'set-control': (play, { territory, side }) => takeTerritory(play, territory, side, 'referee'),
  'set-fortified': (play, { territory, isFortified }) => {
    Object.assign(territoryIn(play, territory), { isFortified, isBeingFortified: false });
  },
  'move-counter': (play, { counter, to }) => putDown(play, counter, to),
  'remove-counter': (play, { counter }) => {
    const { at } = counterIn(play, counter);
    takeAway(play, counter);
    tell(play, { type: 'removed', rule: RULE, to: 'all', counter, at, why: 'referee' });
  },
  'set-xp': (play, { counter, xp }) => {
    const { side } = counterIn(play, counter);
    detachmentIn(play, side, under(knownIn(play, side).desk, counter).id).xp = xp;
  },
  'set-dropships': (play, { race, isPermitted }) => {
    play.state.board.settings.dropships[race] = isPermitted ? 'yes' : 'no';
  },
};
const makeCorrection = <Type extends keyof Corrections>(type: Type, play: Play, edit: Corrections[Type]): void =>
  CORRECTIONS[type](play, edit);
