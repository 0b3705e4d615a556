import {
  type BuildLine,
  type BuildOption,
  type BuildSheet,
  hexCampaign,
  type MusterOption,
  type Option,
  type View,
} from '@sealed-orders/rules/hex-campaign';
import type { Random } from '../../random.ts';
import { drawnOf } from './drawn-of.ts';
import { rosterLines } from './roster.ts';

/** Kinds of lines have the same chance, however many lines of a kind a form offers. */
function drawnOffers(offered: readonly BuildOption[], random: Random): readonly BuildLine[] {
  const types = [...new Set(offered.map(({ line }) => line.type))];
  const count = random.int(10);
  return Array.from({ length: types.length === 0 ? 0 : count }, () => {
    const type = random.pick(types);
    return random.pick(offered.filter(({ line }) => line.type === type)).line;
  });
}

/** A line with another amount than the form proposes. */
function otherAmount(line: BuildLine, random: Random): BuildLine {
  if (!random.chance(30)) return line;
  if (line.type === 'convoy' || line.type === 'unload') return { ...line, bp: 1 + random.int(400) };
  return 'models' in line ? { ...line, models: 1 + random.int(4) } : line;
}

/** The sheet without the refused lines: each option is valid alone, and two of them may be too much. */
function inOrder(view: View, sheet: BuildSheet): BuildSheet {
  const refused = new Set(hexCampaign.sheets.check(view, sheet).map(({ path }) => path[1]));
  if (refused.size === 0) return sheet;
  return inOrder(view, { ...sheet, lines: sheet.lines.filter((_, i) => !refused.has(i)) });
}

/** A build sheet: one offered line as it is, or several with rosters of the player's own. */
export function buildSheet(
  phase: BuildSheet['phase'],
  view: View,
  options: readonly Option[],
  random: Random,
): BuildSheet {
  const offered = options.filter(
    (option): option is BuildOption => 'line' in option && 'cost' in option && option.refusal === null,
  );
  if (offered.length > 0 && random.chance(25)) return { phase, lines: [random.pick(offered).line] };
  const musters = options.filter((option): option is MusterOption => 'muster' in option);
  const drawn = drawnOffers(offered, random).map((line) => otherAmount(line, random));
  const lines = [...rosterLines(view, musters, random), ...drawn];
  return inOrder(view, { phase, lines: drawnOf(lines, lines.length, random) });
}
