import { lobbyText } from '@sealed-orders/text/pages/lobby';

export interface StartQuestion {
  readonly title: string;
  readonly says: string;
  readonly action: string;
}

/**
 * What the owner is asked before a start that raised doubts. The others may settle them meanwhile: the question
 * follows the lobby.
 * @param missing why the campaign can't start any more, @param hasArmies whether the game has armies
 */
export function startQuestion(doubts: readonly string[], missing: readonly string[], hasArmies = true): StartQuestion {
  const { title, says: armies, action, settled } = lobbyText.start.anyway;
  const says = hasArmies ? [armies] : [];
  if (missing.length > 0) return { title, says: [lobbyText.start.missing, ...missing].join(' '), action };
  if (doubts.length > 0) return { title, says: [...doubts, ...says].join(' '), action };
  return { title: settled.title, says: [settled.says, ...says].join(' '), action: lobbyText.start.action };
}
