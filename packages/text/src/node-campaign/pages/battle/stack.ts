import type { RetreatFault } from '@sealed-orders/rules/node-campaign';

const RETREAT_FAULTS: Readonly<Record<RetreatFault, string>> = {
  'not-yours': 'You don’t control it',
  occupied: 'Another player has a battleforce there',
  contested: 'A battle is pending there',
  'not-next': 'Not next to this node',
  'only-deep-space': 'From an orbit, battleforces can retreat only into deep space',
};

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Texts about who waits to fight next, and where the losers go. */
export const stackText = {
  stack: {
    title: 'Stack',
    says: 'The next player in the stack attacks the winner. Losers leave, and newcomers go to the end.',
    holder: 'Holder',
    attacker: 'Attacker',
    waits: (place: number): string => `Number ${place} in the stack`,
    again: (who: string): string => `${who} again`,
    you: 'you',
    from: (node: string): string => `from ${node}`,
    meansTitle: 'What each result means for you',
    wins: (who: string): string => `Victory for ${who}`,
    nextAttacks: (who: string, whom: string): string => `Next: ${who} against ${whom}`,
    youAttack: (whom: string): string => `Next: you against ${whom}`,
    takesEmpty: (who: string): string => `The empty node goes to ${who}`,
    joins: (who: string): string => `Joining the defence: ${who}`,
    stillWaiting: (place: number): string => `You are number ${place} in the stack`,
  },

  retreat: {
    title: 'If you have to retreat',
    short: 'Retreat',
    open: 'Retreat lists',
    says: 'You retreat to the first valid node on your list. Without a list, you retreat to the node worth the most VP.',
    /** For retreats from an orbit, whose neighbours are worth no VP. */
    saysSpace: 'You retreat into deep space: to the first valid node on your list, or else to the first on the map.',
    attackerFirst: (node: string): string => `If you attack and lose, you go back to ${node} if it is still valid.`,
    private: 'The other players can’t see your list until it is used.',
    valid: 'valid now',
    notNow: 'not now',
    never: 'never',
    why: RETREAT_FAULTS,
    isValid: 'You control it, and nobody else is there',
    isOpen: 'Open space',
    for: (force: string): string => `If ${force} has to leave`,
    isSaved: 'Saved',
    reset: 'Undo the changes',
    nothingListed: 'The list is empty, so you would retreat to the node worth the most VP.',
    nothingListedSpace: 'The list is empty, so you would retreat to the first deep space node on the map.',
    drag: (node: string): string => `Drag ${node} to another place`,
    others: 'Where the other players can retreat now',
    othersSays: 'Lists are secret; nodes are not.',
    othersNone: 'nowhere: destroyed if it loses',
    count: (valid: number, of: number): string => `${valid} of ${of} nodes valid now`,
    none: 'You have no valid retreat now. If you lose, your battleforce is destroyed.',
    noneOther: (who: string): string => `No valid retreat for ${who} at the moment.`,
    up: (node: string): string => `Move ${node} up`,
    down: (node: string): string => `Move ${node} down`,
    remove: (node: string): string => `Remove ${node} from the list`,
    add: 'Add a node',
    save: 'Save the list',
    /** @param place on the list, from 1 */
    moved: (node: string, place: number, of: number, isValid: boolean): string =>
      `${node}, now ${ORDINALS[place] ?? place} of ${NUMBERS[of] ?? of}, ${isValid ? 'valid' : 'not valid now'}`,
  },

  breakout: {
    title: 'Hold the node, or leave it?',
    says: 'You won the Breakout. Hold the node, or move to another of your nodes on the planet. If you leave, the attacker takes this one. Your VP are the same either way.',
    choose: 'Choose one',
    hold: (node: string): string => `Hold ${node}`,
    leaveFor: (node: string): string => `Leave for ${node}`,
  },
} as const;
