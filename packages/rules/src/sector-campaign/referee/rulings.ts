import type { RuleId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { takeTerritory } from '../battles/aftermath.ts';
import { settleBattle } from '../battles/results.ts';
import { ALL_WELL, refused, within } from '../board/board.ts';
import { putDown, takeAway } from '../board/counters.ts';
import { isHeldBy, isTerritory, otherSide } from '../board/grid.ts';
import { changeScore, counterIn, detachmentIn, knownIn, type Play, tell, territoryIn } from '../board/play.ts';
import { under } from '../board/board.ts';
import { armyFaults, sealArmy } from '../setup/armies.ts';
import type { Correction, Rejection, Ruling, State } from '../types.ts';
import { endCampaign } from '../victory/victory.ts';

type Alone = Exclude<Ruling, { readonly type: 'corrections' }>;

const RULES: Readonly<Record<Alone['type'], RuleId>> = {
  'set-army': 'SEC-SETUP-10',
  settle: 'SEC-BTL-12',
  'call-off': 'SEC-BTL-12',
  'answer-claim': 'SEC-TURN-05',
  'end-campaign': 'SEC-SETUP-09',
};

/** Why a ruling cannot be carried out now. Corrections are judged one by one as they are made. */
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
      return battle.outcome === null ? ALL_WELL : [refused('battle-over', 'SEC-BTL-12', ['ruling', 'battle'])];
    }
    case 'answer-claim':
      return board.claim === ruling.side ? ALL_WELL : [refused('no-claim', 'SEC-TURN-05', ['ruling', 'side'])];
    case 'end-campaign':
    case 'corrections':
      return ALL_WELL;
  }
}

/** Carries out a ruling, with its reason for everybody. Of corrections all are made, or none. */
export function rule(play: Play, ruling: Ruling, reason: string): readonly Rejection[] {
  if (ruling.type === 'corrections') {
    return ruling.edits.flatMap((edit, i) => within(['ruling', 'edits', i], correct(play, edit, reason)));
  }
  const facts = 'side' in ruling ? { side: ruling.side } : 'battle' in ruling ? { battle: ruling.battle } : {};
  tell(play, { type: 'ruled', rule: RULES[ruling.type], to: 'all', ruling: ruling.type, facts, reason });
  carryOut(play, ruling);
  return ALL_WELL;
}

function carryOut(play: Play, ruling: Alone): void {
  const { board } = play.state;
  switch (ruling.type) {
    case 'set-army':
      return sealArmy(play, ruling.side, ruling.army);
    case 'settle':
      return settle(play, ruling.battle, ruling.result);
    case 'call-off':
      return settle(play, ruling.battle, { winner: 'draw', deeds: [] });
    case 'answer-claim': {
      const { side, isConfirmed } = ruling;
      board.claim = null;
      tell(play, { type: 'claim-answered', rule: 'SEC-TURN-05', to: 'all', side, isConfirmed });
      if (isConfirmed) endCampaign(play, side, 'SEC-VP-11');
      else board.sides[otherSide(side)].absences = 0;
      return;
    }
    case 'end-campaign':
      return endCampaign(play, ruling.winner, 'SEC-SETUP-09');
  }
}

function settle(play: Play, id: string, result: Extract<Alone, { readonly type: 'settle' }>['result']): void {
  const battle = lookup(play.state.board.battles, id);
  if (battle !== undefined) settleBattle(play, battle, { ending: 'referee', result, dice: null });
}

const RULE = 'SEC-TURN-06';

/** Makes a correction, or says why it cannot be made. */
function correct(play: Play, edit: Correction, reason: string): readonly Rejection[] {
  const fault = correctionFault(play, edit);
  if (fault !== null) return [fault];
  makeCorrection(play, edit);
  const { type: name, ...facts } = edit;
  tell(play, { type: 'corrected', rule: RULE, to: 'all', edit: name, facts, reason });
  return ALL_WELL;
}

function correctionFault({ state: { board } }: Play, edit: Correction): Rejection | null {
  if ('territory' in edit && !isTerritory(board, edit.territory)) return refused('territory-unknown', RULE, ['territory']);
  if (!('counter' in edit)) return null;
  const counter = lookup(board.counters, edit.counter);
  if (counter === undefined) return refused('counter-unknown', RULE, ['counter']);
  if (counter.battle !== null) return refused('detachment-engaged', RULE, ['counter']);
  if (edit.type !== 'move-counter') return null;
  if (!isTerritory(board, edit.to)) return refused('territory-unknown', RULE, ['to']);
  return isHeldBy(board, edit.to, counter.side) ? null : refused('territory-not-yours', RULE, ['to']);
}

function makeCorrection(play: Play, edit: Correction): void {
  const { board } = play.state;
  switch (edit.type) {
    case 'set-score': {
      const amount = edit.score - board.sides[edit.side].score;
      return changeScore(play, { side: edit.side, amount, score: 'referee', rule: 'SEC-VP-13' });
    }
    case 'set-control':
      return takeTerritory(play, edit.territory, edit.side, 'referee');
    case 'set-fortified':
      Object.assign(territoryIn(play, edit.territory), { isFortified: edit.isFortified, isBeingFortified: false });
      return;
    case 'move-counter':
      return putDown(play, edit.counter, edit.to);
    case 'remove-counter': {
      const { at } = counterIn(play, edit.counter);
      takeAway(play, edit.counter);
      return tell(play, { type: 'removed', rule: RULE, to: 'all', counter: edit.counter, at, why: 'referee' });
    }
    case 'set-xp': {
      const { side } = counterIn(play, edit.counter);
      detachmentIn(play, side, under(knownIn(play, side).desk, edit.counter).id).xp = edit.xp;
      return;
    }
    case 'set-dropships':
      board.settings.dropships[edit.race] = edit.isPermitted ? 'yes' : 'no';
      return;
  }
}
