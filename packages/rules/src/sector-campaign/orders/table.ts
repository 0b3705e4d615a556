import type { SeatId } from '../../kernel/index.ts';
import { counterInterceptFaults, flakFaults, interceptFaults } from '../air/reactions.ts';
import { counterIntercept, fireFlak, intercept } from '../air/reactions-in-play.ts';
import { report, reportFaults } from '../battles/reports.ts';
import { sealWithdrawals, withdrawFaults } from '../battles/withdrawals.ts';
import { ALL_WELL, detachmentOf, isAsked, refused, within } from '../board/board.ts';
import type { Play } from '../board/play.ts';
import { commandFaults, sealCommand } from '../command/command.ts';
import { alter, alterFaults } from '../experience/alterations.ts';
import { useEffects, useFaults } from '../momentum/momentum.ts';
import { armyFaults, sealArmy } from '../setup/armies.ts';
import { majorsFaults, sealMajors } from '../setup/majors.ts';
import { namePlanet, planetFaults } from '../setup/planet.ts';
import { claimFaults } from '../turn/absence.ts';
import { claimVictory } from '../turn/absence-in-play.ts';
import { chooseFirst } from '../turn/initiative.ts';
import { sealTurnEnd, turnEndFaults } from '../turn-end/turn-end.ts';
import type { Decision, Known, Order, Phase, Rejection, Side } from '../types.ts';
import { surrender } from '../victory/victory.ts';
import { declarationFaults } from './declarations.ts';
import { declare } from './declarations-in-play.ts';
import { queueFaults } from './queue.ts';
import { setQueue } from './queue-in-play.ts';
import { type StaffOrder, staffFaults } from './staff.ts';
import { carryOutStaff } from './staff-in-play.ts';
import { prefer, react } from './standing.ts';

type Orders = { readonly [One in Order as One['type']]: One };
type OrderType = keyof Orders;

interface Row<One extends Order> {
  /** Why the side can't give it, judged by what it knows. */
  readonly faults: (known: Known, order: One, seat: SeatId) => readonly Rejection[];
  readonly carryOut: (play: Play, side: Side, order: One, seat: SeatId) => void;
}

const asked = ({ board, side }: Known, decision: Decision): readonly Rejection[] =>
  isAsked(board, side, decision) ? ALL_WELL : [refused('not-asked', 'SEC-TURN-01')];
const during = ({ board }: Known, phase: Phase): readonly Rejection[] =>
  board.phase === phase ? ALL_WELL : [refused('wrong-phase', 'SEC-SETUP-10')];

/** The first refusals, or else the later ones. */
const first = (faults: readonly Rejection[], then: () => readonly Rejection[]): readonly Rejection[] =>
  faults.length > 0 ? faults : then();

const OF_STAFF: Row<StaffOrder> = {
  faults: (known, order, seat) => staffFaults(known, seat, order),
  carryOut: (play, side, order, seat) => carryOutStaff(play, side, seat, order),
};
const OF_REPORTS = { faults: reportFaults, carryOut: report } as const;

/** Every order: when it can be given, and what it does. */
const ORDERS: { readonly [Type in OrderType]: Row<Orders[Type]> } = {
  // The set-up: sealed, and sealed again, until both sides are in. SEC-SETUP-10.
  'seal-army': {
    faults: (known, { army }) =>
      first(during(known, 'armies'), () => {
        const { settings, sides } = known.board;
        return within(['army'], armyFaults(settings, sides[known.side].race, army));
      }),
    carryOut: (play, side, { army }) => sealArmy(play, side, army),
  },
  'seal-majors': {
    faults: (known, { territories }) => first(during(known, 'majors'), () => majorsFaults(known, territories)),
    carryOut: (play, side, { territories }) => sealMajors(play, side, territories),
  },
  'name-planet': {
    faults: (known, { planet }) => first(asked(known, 'planet'), () => planetFaults(known.board, planet)),
    carryOut: (play, side, { planet }) => namePlanet(play, side, planet),
  },

  // Declarations and reactions.
  declare: {
    faults: (known, { declaration }) => within(['declaration'], declarationFaults(known, declaration)),
    carryOut: (play, side, { declaration }) => declare(play, side, declaration),
  },
  first: {
    faults: (known) => asked(known, 'first'),
    carryOut: (play, side, { who }) => chooseFirst(play, side, who),
  },
  intercept: { faults: interceptFaults, carryOut: intercept },
  'counter-intercept': { faults: counterInterceptFaults, carryOut: counterIntercept },
  flak: { faults: flakFaults, carryOut: fireFlak },

  // Sealed decisions of both sides. SEC-TURN-03.
  command: {
    faults: (known, { sheet }) => first(asked(known, 'command'), () => within(['sheet'], commandFaults(known, sheet))),
    carryOut: (play, side, { sheet }) => sealCommand(play, side, sheet),
  },
  withdraw: {
    faults: (known, { withdrawals }) => first(asked(known, 'retreats'), () => withdrawFaults(known, withdrawals)),
    carryOut: (play, side, { withdrawals }) => sealWithdrawals(play, side, withdrawals),
  },
  'end-turn': {
    faults: (known, { choices }) =>
      first(asked(known, 'score'), () => within(['choices'], turnEndFaults(known, choices))),
    carryOut: (play, side, { choices }) => sealTurnEnd(play, side, choices),
  },

  // Standing instructions, and the staff.
  queue: { faults: queueFaults, carryOut: setQueue },
  prefer: { faults: () => ALL_WELL, carryOut: prefer },
  react: {
    faults: ({ desk }, { detachment }) =>
      detachmentOf(desk, detachment) === null
        ? [refused('detachment-unknown', 'SEC-TURN-05', ['detachment'])]
        : ALL_WELL,
    carryOut: react,
  },
  propose: OF_STAFF,
  'take-back-proposal': OF_STAFF,
  adopt: OF_STAFF,
  decline: OF_STAFF,
  assign: OF_STAFF,

  // Battles.
  quick: OF_REPORTS,
  report: OF_REPORTS,
  confirm: OF_REPORTS,
  amend: OF_REPORTS,
  dispute: OF_REPORTS,
  'take-back': OF_REPORTS,
  concede: OF_REPORTS,
  'use-effects': { faults: useFaults, carryOut: useEffects },

  // At any time.
  alter: { faults: alterFaults, carryOut: alter },
  surrender: { faults: () => ALL_WELL, carryOut: surrender },
  'claim-victory': { faults: claimFaults, carryOut: claimVictory },
};

/** The row of an order by its type. */
const judged = <Type extends OrderType>(
  type: Type,
  known: Known,
  order: Orders[Type],
  seat: SeatId,
): readonly Rejection[] => ORDERS[type].faults(known, order, seat);

const done = <Type extends OrderType>(type: Type, play: Play, side: Side, order: Orders[Type], seat: SeatId): void =>
  ORDERS[type].carryOut(play, side, order, seat);

export const orderFaults = (known: Known, order: Order, seat: SeatId): readonly Rejection[] =>
  judged(order.type, known, order, seat);

/** An order that has passed its checks. */
export const carryOut = (play: Play, side: Side, order: Order, seat: SeatId): void =>
  done(order.type, play, side, order, seat);
