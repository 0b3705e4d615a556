import { type RuleEntry, rule } from '../../../kernel/rulebook.ts';

export const SISTERS_RULES: readonly RuleEntry[] = [
  rule(
    'HEX-RACE-SOB-01',
    'Played by the general rules',
    'The source never finished the Sisters of Battle. They play by the general rules, those of all Imperial players, and the tables.',
    'Buildings give what the general categories say, in all human settlements: Barracks Troops, Training Facilities Elites, the Academy HQ, on foot; factories vehicles, bikes with the light ones; spaceports as everywhere.',
  ),
  rule(
    'HEX-RACE-SOB-02',
    'No special detachments, no scouts',
    'None are written down.',
    'Whom the list of the club calls scouts are scouts; special detachments cannot be ordered.',
  ),
];
