import { lobbyText } from '@sealed-orders/text/pages/lobby';

export interface StartQuestion {
  readonly title: string;
  readonly says: string;
  readonly action: string;
}

/**
 * What the owner is asked before a start that raised doubts. The others may change their armies meanwhile: the question
 * follows the lobby.
 * @param missing why the campaign can't start any more
 */
export function startQuestion(doubts: readonly string[], missing: readonly string[]): StartQuestion {
  const { title, says, action, settled } = lobbyText.start.anyway;
  if (missing.length > 0) return { title, says: [lobbyText.start.missing, ...missing].join(' '), action };
  if (doubts.length > 0) return { title, says: [...doubts, says].join(' '), action };
  return { title: settled.title, says: `${settled.says} ${says}`, action: lobbyText.start.action };
}
