import { type ArmyTerms, keysOf } from '@sealed-orders/rules/kernel';
import { type ArmyText, SLOT_NAMES } from '@sealed-orders/text';
import { lobbyText } from '@sealed-orders/text/pages/lobby';

interface Given {
  readonly units: readonly { readonly slot: string; readonly points: number }[];
  readonly terms: ArmyTerms;
  readonly words: ArmyText;
}

/** What keeps units from being a legal force of a first army, in sentences. Empty if nothing does. */
export function adviceOn({ units, terms, words }: Given): readonly string[] {
  const text = lobbyText.army.advice;
  const { force, points, slots, weakBelow } = terms;
  const sum = units.reduce((all, unit) => all + unit.points, 0);
  const counts = keysOf(SLOT_NAMES).flatMap((id) => {
    const asked = slots.find(({ slot }) => slot === id);
    const found = units.filter(({ slot }) => slot === id).length;
    if (asked === undefined || (found >= asked.least && found <= asked.most)) return [];
    return [text.slot(SLOT_NAMES[id], found, asked.least, asked.most)];
  });
  return [
    ...(points !== null && sum > points ? [text.overLimit(sum, points)] : []),
    ...(sum < force.least ? [text.small(words.force, sum, force.least)] : []),
    ...(sum > force.most ? [text.large(words.force, sum, force.most)] : []),
    ...counts,
    ...(weakBelow !== null && sum < weakBelow ? [lobbyText.army.terms.weak(words.force, weakBelow)] : []),
  ];
}
