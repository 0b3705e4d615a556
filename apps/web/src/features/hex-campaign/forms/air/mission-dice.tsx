import { Die } from '@sealed-orders/map';
import { type AirMissionType, type MissionResult, missionDice } from '@sealed-orders/rules/hex-campaign';
import { airText, RESULT_WORDS } from '@sealed-orders/text/hex-campaign/forms/air';

interface Faces {
  readonly result: MissionResult;
  readonly faces: readonly number[];
}

/** Dice with the same result are grouped. */
function grouped(results: readonly MissionResult[]): readonly Faces[] {
  const groups: Faces[] = [];
  for (const [i, result] of results.entries()) {
    const last = groups.at(-1);
    if (last?.result === result) groups[groups.length - 1] = { result, faces: [...last.faces, i + 1] };
    else groups.push({ result, faces: [i + 1] });
  }
  return groups;
}

/** What each die of the mission would give; nothing for missions without a die. */
export function MissionDice({ mission }: { readonly mission: AirMissionType }) {
  const groups = grouped(missionDice(mission));
  if (groups.length === 0) return null;
  return (
    <ul className="die-results" aria-label={airText.dice}>
      {groups.map(({ result, faces }) => (
        <li key={result} style={{ gridColumn: `span ${faces.length}` }}>
          <span className="visually-hidden">{airText.die(faces, RESULT_WORDS[result])}</span>
          <span className="dice" aria-hidden>
            {faces.map((face) => (
              <Die key={face} face={face} size={22} />
            ))}
          </span>
          <span aria-hidden>{RESULT_WORDS[result]}</span>
        </li>
      ))}
    </ul>
  );
}
