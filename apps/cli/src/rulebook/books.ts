import { PLAYED_SYSTEMS, type PlayedSystem, rulesetFor } from '@sealed-orders/rules/systems';
import { GAMES } from '@sealed-orders/text/systems';
import { rulebookText } from './markdown.ts';

/** Where each game's rulebook is printed, below `docs/rules`; null: nowhere. */
const FOLDERS: Readonly<Record<PlayedSystem, string | null>> = {
  'hex-campaign': 'hex',
  'node-campaign': 'node',
  'sector-campaign': 'sector',
  tally: null,
};

interface PrintedBook {
  /** Its path below `docs/rules`. */
  readonly file: string;
  readonly text: string;
}

/** The printed rulebooks of all games that have one. */
export function printedBooks(): readonly PrintedBook[] {
  return PLAYED_SYSTEMS.flatMap((game) => {
    const [folder, rules] = [FOLDERS[game], rulesetFor(game)];
    if (folder === null || rules === null) return [];
    return [{ file: `${folder}/README.md`, text: rulebookText(GAMES[game].name, rules.rulebook) }];
  });
}
