import { type ArmyTerms, armyFaults } from '@sealed-orders/rules/kernel';
import type { ArmyText } from '@sealed-orders/text';
import { armyFaultWords } from '@sealed-orders/text/pages/army-faults';

interface Given {
  readonly units: readonly { readonly slot: string; readonly points: number }[];
  readonly terms: ArmyTerms;
  readonly words: ArmyText;
}

/** What keeps units from being a legal force of a first army, in sentences. Empty if nothing does. */
export const adviceOn = ({ units, terms, words }: Given): readonly string[] =>
  armyFaults(terms, [{ units }]).map((fault) => armyFaultWords(fault, words));
