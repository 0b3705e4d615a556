import type { EditTexts } from './common.ts';

/** For overruling a battle: what each side lost, how the loser left the field, and who won. */
const LOSSES = { 'as-before': 'As reported', none: 'None', half: 'Half of its models', all: 'All its models' } as const;
const ENDS = {
  'as-before': 'As reported',
  defeated: 'Fought to the end',
  retreated: 'Declared a retreat',
  surrendered: 'Surrendered',
} as const;
const WINNERS = { attacker: 'The attacker', defender: 'The defender', nobody: 'Nobody: a draw' } as const;
export const OVERRULED = { winner: WINNERS, beaten: ENDS, attackerLosses: LOSSES, defenderLosses: LOSSES } as const;

/** Rulings on battles and claims. */
export const battleEdits = {
  'call-off': {
    name: 'Call off a battle',
    of: 'Battle',
    fields: {},
    readers:
      'Everyone can see that the battle was called off, and why. Nobody scores. If the sides are allies, both stay; otherwise the attacker goes back the way it came. If no other battle is open, the phase closes.',
  },
  'overrule-claim': {
    name: 'Overrule the claims on a hex',
    of: 'Hex that was claimed',
    fields: { seat: { name: 'The hex goes to' } },
    readers:
      'The players who gain and lose the hex each see the change and the reason, but not who the other is. Only players who claimed it can get it; if nobody does, it goes back to whoever held it before. Anything found there is removed, and the new holder rolls for a discovery again.',
  },
  'overrule-battle': {
    name: 'Overrule a settled battle',
    of: 'Battle',
    fields: {
      winner: { name: 'Winner', values: WINNERS },
      beaten: { name: 'The loser', values: ENDS },
      attackerLosses: { name: 'Attacker’s losses', values: LOSSES },
      defenderLosses: { name: 'Defender’s losses', values: LOSSES },
      units: { name: 'Losses of individual units' },
    },
    readers:
      'Anyone who can see the result can see the new one and the reason. Losses, captives, withdrawals, loot, positions and VP are worked out again from the new result. Anything that has changed since, or has already been paid, stays as it is, and its owner is notified.',
  },
} satisfies EditTexts;
