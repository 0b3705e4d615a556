import { type RuleEntry, rule } from '../../../kernel/rulebook.ts';

export const AFTER_BATTLE_CASUALTY_RULES: readonly RuleEntry[] = [
  rule(
    'HEX-AFT-10',
    'Vehicles and buildings',
    'They stay as the battle left them: destroyed or damaged. A vehicle of the losing side that cannot move is destroyed.',
    'Lost weapons and tracks are damage and can be repaired; effects of glancing hits that last a turn are gone. An immobilised vehicle of the winner, or in a draw, is damaged.',
  ),
  rule(
    'HEX-AFT-11',
    'Casualties',
    'Roll a die for every other model that was removed. Winner: 1–2 dead, 3–4 wounded, 5–6 slightly hurt. Draw: 1–2 dead, 3–5 wounded, 6 slightly hurt. Loser, or captured: 1–3 dead, 4–6 wounded. After a retreat all are dead.',
    'The row “retreat” applies to each side that declared one, including a raider, whatever the result, and no die is rolled. Only the owner is told these dice.',
  ),
  rule('HEX-AFT-12', 'Light injuries', 'Models that are slightly hurt are ready again immediately.'),
  rule('HEX-AFT-13', 'The wounded', 'Wounded models stay with their unit but do not fight.'),
  rule(
    'HEX-AFT-14',
    'The dead',
    'Dead models are gone; their places can be filled again.',
    'A detachment or garrison without a living model no longer exists, and neither do its experience and its status.',
  ),
  rule(
    'HEX-AFT-15',
    'Second chance',
    'A dead special character survives on 4+: badly wounded, and with a permanent injury.',
    'This applies to deaths by the table, in a retreat or with a broken unit; not to prisoners or killed captives, to a garrison that is destroyed, or to vehicles. Special characters are those that can be bought once. A special character who leads a squad is the last of it to fall. If their side is captured, they are among the captives.',
  ),
  rule(
    'HEX-AFT-16',
    'Injuries',
    'D6: 1 an eye, BS −1; 2 a hand, so that they can use only one one-handed weapon; 3 nerves, WS −1; 4 muscles, S −1; 5 the head, Ld −1, and on a roll of 1 they do nothing that turn; 6 the body, T −1.',
    'Several injuries add up. The die for the head is rolled each turn of a battle, at the table. Injuries are kept with the unit.',
  ),
  rule(
    'HEX-AFT-17',
    'Bionics',
    'An injury can be healed for 20 BP while the detachment recovers in one of the player’s Urban hexes with a Medic Center and a Repair Facility.',
    'That hex pays in the Build phase of the same turn, for each injury; the bionics are fitted when Recover is carried out. If the detachment does not recover there, the BP are refunded.',
  ),
  rule(
    'HEX-AFT-18',
    'Equipment lost',
    'A unit with nobody left on the field and nobody brought off it loses its heavy and special weapons and its equipment, even if wounded models keep the unit alive.',
    'They can be bought again where its models could be replaced, at the price in the club’s list, which the owner enters. If no model lives, the unit is bought again with everything it has.',
  ),
  rule(
    'HEX-AFT-19',
    'Models with several wounds',
    'A model that lost at least half its wounds in the battle counts as wounded afterwards; one that lost fewer is ready.',
    'The report says how many such models there were. With 3 wounds: two lost is wounded, one is not.',
  ),
];
