import { keysOf, type ArmyTerms as Terms } from '@sealed-orders/rules/kernel';
import { type ArmyText, SLOT_NAMES } from '@sealed-orders/text';
import { lobbyText } from '@sealed-orders/text/pages/lobby';

interface ArmyTermsProps {
  readonly terms: Terms;
  readonly words: ArmyText;
}

/** The points limit, what makes a legal force, and a hint that a weak one is weak. */
export function ArmyTerms({ terms, words }: ArmyTermsProps) {
  const { points, force, slots, weakBelow } = terms;
  const text = lobbyText.army.terms;
  if (slots.length === 0) return null;
  return (
    <div className="ink2 text-sm">
      <h3>{text.title}</h3>
      <ul className="list-disc pl-4 mt-2 grid gap-1">
        {points === null ? null : <li>{text.points(points)}</li>}
        <li>{text.force(words.force, force.least, force.most)}</li>
        <li>{text.slots(words.force, slotWords(terms))}</li>
        {weakBelow === null ? null : <li>{text.weak(words.force, weakBelow)}</li>}
      </ul>
    </div>
  );
}

/** `1 to 2 HQ`, in the order in which lists name their slots. */
function slotWords({ slots }: Terms): readonly string[] {
  return keysOf(SLOT_NAMES).flatMap((id) =>
    slots
      .filter(({ slot }) => slot === id)
      .map(({ least, most }) => lobbyText.army.terms.slot(SLOT_NAMES[id], least, most)),
  );
}
