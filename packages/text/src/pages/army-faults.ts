import type { ArmyFault } from '@sealed-orders/rules/kernel';
import type { ArmyText } from '../games.ts';
import { SLOT_NAMES } from '../unit-names.ts';
import { lobbyText } from './lobby.ts';

const slotName = (slot: string): string => Object.entries(SLOT_NAMES).find(([id]) => id === slot)?.[1] ?? slot;

/** How an army breaks the terms, in one sentence. */
export function armyFaultWords(fault: ArmyFault, { force }: Pick<ArmyText, 'force'>): string {
  const { advice, terms } = lobbyText.army;
  switch (fault.code) {
    case 'over-limit':
      return advice.overLimit(fault.points, fault.most);
    case 'small':
      return advice.small(force, fault.points, fault.least);
    case 'large':
      return advice.large(force, fault.points, fault.most);
    case 'slot':
      return advice.slot(slotName(fault.slot), fault.found, fault.least, fault.most);
    case 'weak':
      return terms.weak(force, fault.below);
  }
}

/** Like {@link armyFaultWords}, but names the force if the fault is in one of several. */
export function armyFaultLine(fault: ArmyFault, words: Pick<ArmyText, 'force'>): string {
  const says = armyFaultWords(fault, words);
  return 'force' in fault ? `${lobbyText.army.forceName(words.force, fault.force + 1)}: ${says}` : says;
}
