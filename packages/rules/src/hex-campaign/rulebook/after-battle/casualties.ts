import { type RuleEntry, rule } from '../../../kernel/rulebook.ts';

export const AFTER_BATTLE_CASUALTY_RULES: readonly RuleEntry[] = [
  rule(
    'HEX-AFT-10',
    'Vehicles and buildings',
    'They are as the battle left them: destroyed or damaged. A vehicle of the losing side that cannot move is destroyed.',
    'Lost weapons and tracks are damage, to be repaired; what a glancing hit did for a turn is gone. An immobilised vehicle of the winner, or in a draw, is damaged.',
  ),
  rule(
    'HEX-AFT-11',
    'Casualties',
    'For every other model that was removed a die is thrown. Winner: 1–2 dead, 3–4 wounded, 5–6 lightly hurt. Draw: 1–2 dead, 3–5 wounded, 6 lightly hurt. Loser, or captured: 1–3 dead, 4–6 wounded. After a retreat all are dead.',
    'The row “retreat” is for each side that declared one, a raider too, whatever the result; no die is thrown. Only the owner is told his dice.',
  ),
  rule('HEX-AFT-12', 'Light injuries', 'Models that are lightly hurt are fit at once.'),
  rule('HEX-AFT-13', 'The wounded', 'Wounded models stay with their unit and do not fight.'),
  rule(
    'HEX-AFT-14',
    'The dead',
    'Dead models are gone; their places can be filled again.',
    'A detachment or garrison without a living model is no more, and neither are its experience and its status.',
  ),
  rule(
    'HEX-AFT-15',
    'Second chance',
    'A special character who is dead lives after all on 4+: badly wounded, and with an injury for good.',
    'By the table, by a retreat or with a broken unit; not as a prisoner or a captive who is killed, nor with a garrison that perishes, nor as a vehicle. Special characters are those that can be bought once. One who leads a squad is the last of it to fall. If his side is captured he is among the captives.',
  ),
  rule(
    'HEX-AFT-16',
    'Injuries',
    'D6: 1 an eye, BS −1; 2 a hand, and he uses one one-handed weapon only; 3 nerves, WS −1; 4 muscles, S −1; 5 the head, Ld −1, and on a 1 on a die he does nothing that turn; 6 the body, T −1.',
    'Several injuries add up. The die for the head is thrown each turn of a battle, at the table. Injuries are kept with the unit.',
  ),
  rule(
    'HEX-AFT-17',
    'Bionics',
    'An injury is healed for 20 BP while the detachment recovers in an own Urban hex with a Medic Center and a Repair Facility.',
    'Paid by that hex in the Build phase of the same turn, for each injury; fitted when Recover is carried out. If the detachment does not recover there the BP go back.',
  ),
  rule(
    'HEX-AFT-18',
    'Equipment lost',
    'A unit of which nobody was left on the field, and nobody had left it, loses its heavy and special weapons and its equipment, even if wounded models keep it in being.',
    'They are bought again where its models could be replaced, at the price of the club’s list, which its owner enters. Where no model lives the unit is bought again with all it has.',
  ),
  rule(
    'HEX-AFT-19',
    'Models of several wounds',
    'Who lost at least half his wounds in the battle counts as wounded afterwards; who lost fewer is fit.',
    'The report says how many models that were. 3 wounds: two lost is wounded, one is not.',
  ),
];
