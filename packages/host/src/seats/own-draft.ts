/**
 * SQL: whether a draft was saved since the seat has its present player, by them or their deputy. What a former player
 * left there counts only if the new one saves or seals it, or if a referee says so.
 * @param draft alias of the row in `draft`
 * @param seat alias of the row in `seat`
 */
export const isOwnDraft = (draft: string, seat: string): string =>
  `(${seat}.user_id IS NOT NULL AND (${seat}.held_since IS NULL OR ${draft}.updated_at > ${seat}.held_since))`;
