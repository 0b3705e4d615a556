import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** NODE-MSN. */
export const MSN_RULES: RuleChapter = {
  title: 'Missions',
  rules: [
    rule(
      'NODE-MSN-01',
      'By agreement',
      'Players may play any mission that they agree on, including Kill-Team battles. Otherwise the tables decide.',
      'An agreed Kill-Team battle counts in full.',
    ),
    rule(
      'NODE-MSN-02',
      'Which mission',
      'The first that fits: a Rok defends; a battle in orbit; the holder has no retreat; the attacker came from orbit; otherwise a regular mission. A pivotal battle can only replace a regular mission.',
      'A drop from deep space counts as from orbit.',
    ),
    rule(
      'NODE-MSN-03',
      'Strategy roll',
      'Each side rolls a die, and the attacker adds 1; ties are rolled again. The winner attacks in missions with roles, and chooses where a table says so.',
    ),
    rule(
      'NODE-MSN-04',
      'Regular missions',
      'A die chooses the kind: 1–3 standard, 4 raid, 5 breakthrough, 6 battle. Another chooses the mission: standard: Cleanse, Secure and Control, Seek and Destroy, Recon, Take and Hold; raid: Ambush (1–2), Sabotage (3–4), Strongpoint Attack; breakthrough: Blitz (1–2), Breakout (3–4), Rearguard; battle: Meat Grinder (1–2), Hold at All Costs (3–4), Bunker Assault. On a 6 the winner of the strategy roll chooses one of that kind.',
      'After 72 hours without a choice, the first is played (setting `choiceHours`).',
    ),
    rule(
      'NODE-MSN-05',
      'Pivotal battles',
      'If both agree before the mission is rolled, they fight a pivotal battle: 1–2 Meat Grinder, 3–4 Hold at All Costs, 5–6 Bunker Assault. The winner scores 3 more.',
      'It is played at 1500 points or more if both rosters allow it, otherwise at the most that both have. The setting `pivotalBonus` changes the 3.',
    ),
    rule(
      'NODE-MSN-06',
      'Desperate battles',
      'If the holder has no retreat: 1–2 Breakout, 3–4 Rearguard, 5–6 Hold at All Costs.',
      'This is decided when the mission is rolled. A holder who wins a Breakout may leave for any node on the planet to which they could retreat if it were a neighbouring node. Then the attacker takes the node, and the points stay those of the holder’s victory. Without an answer in 72 hours the holder stays.',
    ),
    rule(
      'NODE-MSN-07',
      'Planetary assault',
      'When a battleforce moves from orbit into a node of an enemy, the attacker chooses among Drop Assault, Beachhead and Secure the Landing Zone.',
      'Without an answer in 72 hours: Drop Assault.',
    ),
    rule(
      'NODE-MSN-08',
      'Rok assault',
      'When a Rok defends, the mission is Bunker Assault, and one complex of bunkers stands for the Rok.',
    ),
    rule(
      'NODE-MSN-09',
      'Defences of a Rok',
      'The Rok adds half of the force level to the Ork’s points, for Rok turrets, HQ, Troops and Heavy Support only. A Rok alone fights with that half.',
      'Rounded down to 5 points. These units belong to no battleforce and gain no experience.',
    ),
    rule(
      'NODE-MSN-10',
      'Rok turrets',
      'Armour 13 all round, immobile, ballistic skill 2; 60 points and the weapon: twin big shoota 10, big rokkit battery 20, big kannon 30, zzap gun 30.',
      'The original rules leave the weapons open. At most one turret for each 250 points of defences.',
    ),
    rule(
      'NODE-MSN-11',
      'End of a Rok assault',
      'If the attacker wins, the Rok is destroyed and the node is taken. If the Rok wins alone, the node stays with the Orks. After a draw the Rok is destroyed and the node is uncontrolled.',
    ),
    rule(
      'NODE-MSN-12',
      'Battles in orbit',
      'A boarding action aboard a ship of the holder, who chooses between Kill-Team Sabotage and the raid Sabotage.',
      'Without an answer in 72 hours: Kill-Team Sabotage, fought with the Kill-Teams.',
    ),
    rule(
      'NODE-MSN-13',
      'Retreat from orbit',
      'A retreat from a battle in orbit is always possible: to a neighbouring node of deep space.',
      'This holds for both sides, also after a draw, which leaves the orbit uncontrolled.',
    ),
  ],
};
