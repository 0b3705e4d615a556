import type { Decision } from '@sealed-orders/rules/node-campaign';

/** The texts of a decision that a player owes. */
interface DecisionText {
  /** The heading that the player sees: `Where do you start?` */
  readonly title: string;
  /** In a list of what players owe: `choose where to start`. */
  readonly owes: string;
  /** What happens if the player doesn't answer, in a sentence. */
  readonly otherwise: string;
}

/** What players can owe, and what happens if they don't answer. */
export const DECISION_TEXT: Readonly<Record<Decision, DecisionText>> = {
  place: {
    title: 'Where do you start?',
    owes: 'choose where to start',
    otherwise: 'If you don’t choose, you start in the first legal node on the map.',
  },
  join: {
    title: 'Join the war',
    owes: 'choose a faction and a node to start in',
    otherwise: 'There is no deadline. You enter at the first midnight after you choose.',
  },
  roster: {
    title: 'Enter the roster',
    owes: 'enter the roster of a battleforce',
    otherwise: 'If the battleforce has to fight without a roster, you must enter a list for that battle first.',
  },
  round: {
    title: 'Order or pass',
    owes: 'give an order or pass',
    otherwise: 'If you don’t answer in time, you pass.',
  },
  level: {
    title: 'Agree on the force level',
    owes: 'agree on the force level of a battle, or propose another',
    otherwise: 'If nobody reports a result in time, a die decides at the next midnight, without VP or XP.',
  },
  pivotal: {
    title: 'Make it a pivotal battle?',
    owes: 'answer the request for a pivotal battle',
    otherwise: 'If you don’t answer, the battle is not pivotal.',
  },
  mission: {
    title: 'Choose the mission',
    owes: 'choose the mission',
    otherwise: 'If you don’t choose, the first mission on the list is played.',
  },
  consent: {
    title: 'One battle for everyone?',
    owes: 'agree to one battle for everyone, or decline',
    otherwise: 'If you don’t answer, the stack is fought two players at a time.',
  },
  report: {
    title: 'Play the battle',
    owes: 'play the battle and report the result',
    otherwise: 'If nobody reports a result in time, a die decides at the next midnight, without VP or XP.',
  },
  confirm: {
    title: 'Answer the report',
    owes: 'confirm, amend or dispute the report',
    otherwise: 'If you don’t answer, the report counts as confirmed.',
  },
  leave: {
    title: 'Hold the node, or leave it?',
    owes: 'decide whether to hold or leave the node after the Breakout',
    otherwise: 'If you don’t answer, you hold the node.',
  },
};
