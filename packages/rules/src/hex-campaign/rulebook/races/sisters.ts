import { type RuleEntry, rule } from '../../../kernel/rulebook.ts';

export const SISTERS_RULES: readonly RuleEntry[] = [
  rule(
    'HEX-RACE-SOB-01',
    'Played by the general rules',
    'The source never finished the Sisters of Battle. They use the general rules, the rules for all Imperial players, and the tables.',
    'Buildings give what the general categories say, in all human settlements: Barracks Troops, Training Facilities Elites, the Academy HQ, on foot; factories vehicles, with bikes among the light ones; Space Ports as everywhere.',
  ),
  rule(
    'HEX-RACE-SOB-02',
    'No special detachments, no scouts',
    'The source lists none.',
    'Units that the club’s list calls scouts are scouts; special detachments cannot be ordered.',
  ),
];
