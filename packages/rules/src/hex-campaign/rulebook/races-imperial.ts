import { type RuleChapter, rule } from '../../kernel/rulebook.ts';
import { BLOOD_ANGELS_RULES } from './races/blood-angels.ts';
import { IMPERIAL_GUARD_RULES } from './races/imperial-guard.ts';
import { SISTERS_RULES } from './races/sisters.ts';
import { SPACE_MARINES_RULES } from './races/space-marines.ts';

const IMPERIUM_RULES = [
  rule(
    'HEX-RACE-IMP-01',
    'Grey Knights',
    'If there is a Chaos player in the game, each Imperial player may have one squad of Grey Knights. It costs points and takes an Elite place in its detachment, and once lost it is very rare.',
    'Chaos counts from the start or from when it joined. Whether the squad fights in a battle follows from its own published rules and is marked in the report.',
  ),
  rule(
    'HEX-RACE-IMP-02',
    'Heroes of the Imperium',
    'All Imperial players may use Heroes of the Imperium, within the limits of their lists.',
    'A limit of 0-1 means one in the whole army.',
  ),
  rule('HEX-RACE-IMP-03', 'Assassins', 'An army may have one assassin at a time, of any temple.'),
] as const;

export const IMPERIAL_RULES: RuleChapter = {
  title: 'Races: the Imperium',
  rules: [...IMPERIUM_RULES, ...SPACE_MARINES_RULES, ...BLOOD_ANGELS_RULES, ...IMPERIAL_GUARD_RULES, ...SISTERS_RULES],
};
