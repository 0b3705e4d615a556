import type { Decision } from '@sealed-orders/rules/sector-campaign';

/** A decision that a side owes. */
interface DecisionText {
  /** As a heading that speaks to the side: `Place a counter`. */
  readonly title: string;
  /** In a list of what sides owe: `declare a move or pass`. */
  readonly owes: string;
  /** What happens without an answer: a sentence. */
  readonly otherwise: string;
}

const SKIPPED =
  'If you miss this deadline, you skip one declaration. If you miss two in a row, you pass for the rest of the phase.';

/** What sides can owe, and what happens without an answer. */
export const DECISION_TEXT: Readonly<Record<Decision, DecisionText>> = {
  army: {
    title: 'Seal your army',
    owes: 'seal an army',
    otherwise: 'If you don’t seal one in time, you get a ready-made army, or the referee gives you one.',
  },
  majors: {
    title: 'Choose your majors',
    owes: 'choose major territories',
    otherwise: 'If you don’t choose in time, your majors are chosen for you, starting with the ends of your last line.',
  },
  planet: {
    title: 'Choose the planet',
    owes: 'choose a planet',
    otherwise: 'If you don’t choose one in time, dice decide.',
  },
  command: {
    title: 'Decide on your directive and purchases',
    owes: 'seal the command sheet',
    otherwise:
      'If you don’t decide in time, you accept the directive and buy nothing. Temporary detachments leave unless they are isolated.',
  },
  first: {
    title: 'Who declares first?',
    owes: 'choose who declares first',
    otherwise: 'If you don’t choose in time, you declare first.',
  },
  place: {
    title: 'Place a counter',
    owes: 'place a counter',
    otherwise: 'If you don’t place one in time, one is placed for you: majors first, then the first line.',
  },
  mission: {
    title: 'Give an aerial detachment a mission',
    owes: 'give an aerial detachment a mission',
    otherwise: 'If you don’t choose in time, your next aerial detachment is put on intercept where it is.',
  },
  scout: { title: 'Scout or pass', owes: 'scout or pass', otherwise: SKIPPED },
  move: { title: 'Move, fortify or pass', owes: 'declare a move or pass', otherwise: SKIPPED },
  attack: { title: 'Attack or pass', owes: 'declare an attack or pass', otherwise: SKIPPED },
  respond: {
    title: 'Respond to the attack',
    owes: 'respond to an attack',
    otherwise: 'If you don’t answer in time, nobody else responds to this attack.',
  },
  intercept: {
    title: 'Intercept this flight?',
    owes: 'intercept a flight or let it pass',
    otherwise: 'If you don’t answer in time, your first interceptor there intercepts.',
  },
  escort: {
    title: 'Send in your escort?',
    owes: 'send in an escort or hold it back',
    otherwise: 'If you don’t answer in time, your escort meets the interceptor.',
  },
  flak: {
    title: 'Fire your flak?',
    owes: 'fire flak or hold fire',
    otherwise: 'If you don’t answer in time, your flak fires.',
  },
  battle: {
    title: 'Fight the battle',
    owes: 'fight a battle and report it',
    otherwise: 'If nobody reports in time, dice decide the battle.',
  },
  confirm: {
    title: 'Answer the report',
    owes: 'confirm, amend or dispute a report',
    otherwise: 'If you don’t answer in time, the report counts as confirmed.',
  },
  retreats: {
    title: 'Who stays, and who goes where?',
    owes: 'choose who stays and who goes where',
    otherwise:
      'If you don’t choose in time, winning attackers stay, responders go back, and losers go to the first territory they can reach.',
  },
  score: {
    title: 'Choose what you gain or give up',
    owes: 'make the choices at the end of the turn',
    otherwise:
      'If you don’t choose in time, each momentum effect is a Re-Roll, you give up your cheapest detachments, and none joins you.',
  },
};
