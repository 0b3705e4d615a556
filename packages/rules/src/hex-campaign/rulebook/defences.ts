import { AT_THE_TABLE, type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const DEF_RULES: RuleChapter = {
  title: 'Defences',
  rules: [
    rule(
      'HEX-DEF-01',
      'What a Stronghold can hold',
      'A Camp: one tower, two bunkers, 50 BP of other works. A Fortification: one turret, two towers, two walls, two bunkers, 100 BP. A Capital Fortification: two turrets, four towers, four walls, two bunkers, 150 BP.',
      'Players can build defences only in their own Strongholds, including one begun in the same turn, and even in an enemy zone of control.',
    ),
    rule(
      'HEX-DEF-02',
      'Paying and disbanding',
      'The Capital or one of the player’s Urban hexes within three hexes pays. In a later Build phase the player can give up a defence for half its cost.',
      'The refund goes to the nearest hex that could pay there, and the owner chooses between equally near ones; if there is none, the refund is lost. Defences built by another race refund a quarter. Blood Angels and Space Marines are one race here.',
    ),
    rule(
      'HEX-DEF-03',
      'Turrets',
      'Armour 12, ballistic skill 3. The first penetrating hit destroys a turret; the first glancing hit silences it for the battle. Weapons are twin-linked unless the table says otherwise.',
      'A silenced turret works again after the battle.',
      AT_THE_TABLE,
    ),
    rule(
      'HEX-DEF-04',
      'Turret weapons',
      'Each race has its own turret weapons; its preferred ones are cheaper.',
      'Blood Angels use the Space Marines’ list. Tyranids have no turrets.',
    ),
    rule(
      'HEX-DEF-05',
      'Special weapons',
      'The battle cannon and D-cannon are not twin-linked. The big shoota and rokkit launcha have ballistic skill 2. The zzap is not twin-linked and always hits.',
      'The lobba has the mark of weapons that are not twin-linked, but with a star missing; it counts as one of them.',
      AT_THE_TABLE,
    ),
    rule(
      'HEX-DEF-06',
      'Weapon towers',
      '50 BP, armour 11, damaged like a bunker, room for one squad of up to ten models. The squad may put one heavy weapon on top; if its gunner would be a casualty, another model of the unit can always die instead. Models on top have a 4+ cover save.',
      null,
      AT_THE_TABLE,
    ),
    rule(
      'HEX-DEF-07',
      'Anti-air towers',
      'A weapon tower may become one free of charge. It holds no squad. Its weapon depends on the race and has ballistic skill 3, or 2 for Orks.',
      'Guard: two twin-linked autocannons. Space Marines and Chaos: twin-linked missile launcher. Dark Eldar: darklance. Eldar: pulse laser. Orks: twin-linked big shoota. Sisters: twin-linked heavy bolter. Tyranids have none. Each counts as one anti-air weapon.',
    ),
    rule(
      'HEX-DEF-08',
      'Turret towers',
      'A weapon tower may carry a turret. The turret costs and counts like any other; the tower still counts as a tower and holds no squad.',
    ),
    rule(
      'HEX-DEF-09',
      'Radar towers',
      'For 25 BP more, a weapon tower lets its Stronghold see two hexes. It holds no squad.',
    ),
    rule(
      'HEX-DEF-10',
      'One conversion',
      'Anti-air, turret or radar: a tower can become one of these once, when it is built or later, and stays that way.',
      'A captured tower that is converted becomes its new owner’s work. Its value is what the owner could have got for it plus what the conversion cost.',
    ),
    rule(
      'HEX-DEF-11',
      'Batteries of the Imperial Guard',
      '50 BP, armour 10, ballistic skill 3, in place of a tower: an Earthshaker cannon, or two twin-linked autocannons against aircraft. Any penetrating hit destroys a battery; a glancing hit silences it for the battle.',
      'An Earthshaker fires only in the battle for its own hex.',
    ),
    rule(
      'HEX-DEF-12',
      'Other works',
      'Razorwire 6, tank trap 8, trench 10, minefield 20, booby trap 20, wall section 20, gun emplacement 25, bunker 50 BP. Razorwire and trenches are six inches long, a minefield four by eight.',
    ),
    rule(
      'HEX-DEF-13',
      'Bunkers',
      'As in the rules of the tabletop game. They have their own limit and do not count as other works.',
    ),
    rule(
      'HEX-DEF-14',
      'Wall sections',
      '4+ cover for models on top, armour 11, damaged like a bunker; area weapons add 2 to the damage roll.',
      'Walls have their own limit and do not count as other works; under `wallsCountAsOther` they count as both.',
    ),
    rule(
      'HEX-DEF-15',
      'Gun emplacements',
      '4+ cover save. Like trenches they cannot be destroyed.',
      null,
      AT_THE_TABLE,
    ),
    rule(
      'HEX-DEF-16',
      'Too many defences',
      'When a Stronghold changes level or owner, any defences beyond the new limits are disbanded.',
      'The most expensive stay and, among equals, the oldest. The rest refund nothing on capture, and half in the Build phase when a Dark Eldar Capital moves.',
    ),
    rule(
      'HEX-DEF-17',
      'Defences in battle',
      'They are set up when their Stronghold is attacked. Any destroyed in the battle are gone afterwards.',
      'The report says which were destroyed. Those that were only silenced, or in enemy hands at the end, are intact.',
    ),
  ],
};
