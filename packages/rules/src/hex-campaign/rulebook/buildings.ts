import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const BLD_RULES: RuleChapter = {
  title: 'Buildings',
  rules: [
    rule(
      'HEX-BLD-01',
      'The table',
      'Each kind of building has a minimum size of settlement, a price and a maintenance.',
      'Minimum size, price, maintenance: Barracks 1, 50, 10. Training Facilities and Academy 3, 200, 20. Light Factory 2, 100, 20. Heavy Factory 3, 200, 30. Minor Space Port 3, 300, 50; Major 4, +300, 100. Espionage Center 3, 200, 30. Strategic HQ 3, 300, 30. Prison 2, 100, 10. Minor Airbase 2, 100, 30; Major 4, +200, 50. Medic Center and Repair Facility 3, 200, 20. Taxation Office 1, 100, 10; Exploitation Center 2, +100, 0. Embassy and Vortex Portal 4, 300, 30. Aspect Shrine and Gladiator Arena 2, 100, 20. For Dark Eldar, Space Ports and the Prison need one size less.',
    ),
    rule('HEX-BLD-02', 'Who pays', 'The settlement in which a building is built pays for it.'),
    rule(
      'HEX-BLD-03',
      'One of each kind',
      'A settlement has at most one building of each kind.',
      'An upgrade counts as the building it was made from: a settlement with a Major Airbase cannot build a Minor one.',
    ),
    rule(
      'HEX-BLD-04',
      'Not in the turn of building',
      'A building produces from the turn after it was built.',
      'This applies to models, spies and the diplomat. In the turn of an upgrade the lower step still works.',
    ),
    rule(
      'HEX-BLD-05',
      'Giving up buildings',
      'In the Build phase, a player may give up buildings. The first one a player gives up in a turn refunds half its cost to the store of its hex; any others refund nothing.',
      'Setting `buildingRefundLimit`: the first of each player, or of each settlement. An upgraded building is given up as a whole, and its cost is the sum of its steps. A building lost for lack of maintenance counts as well.',
    ),
    rule(
      'HEX-BLD-06',
      'Maintenance',
      'Every building costs its maintenance each turn, paid from the store of its own hex. If it is not paid, the building is lost.',
      'An upgraded building costs only its own figure, not that of the lower step as well.',
    ),
    rule(
      'HEX-BLD-07',
      'Race of the settlement',
      'The lists of each race say what a settlement can produce with its buildings. They apply to settlements of that race.',
      'Settlements of other races produce nothing unless the list says so. The Prison, Airbase, taxes, medics, repairs, spies and the Strategic HQ work everywhere. Human armies count as at home in all human settlements.',
    ),
    rule(
      'HEX-BLD-08',
      'Barracks, Training, Academy, Factories',
      'Barracks train Troops, Training Facilities Elites, and an Academy HQ; a Light Factory makes light vehicles, and a Heavy Factory heavy vehicles.',
      'The races’ lists give the details; races without a list use these kinds.',
    ),
    rule(
      'HEX-BLD-09',
      'Space Ports',
      'A Minor port brings in HQ and Troops; a Major port all kinds. A port is shut for a turn if an enemy controlled its Airspace in the turn before.',
      'A shut port produces nothing and lets nobody into orbit, but its maintenance is still due. Reinforcement BP follow their own dice.',
    ),
    rule(
      'HEX-BLD-10',
      'Espionage Center',
      'It trains one spy a turn for 100 BP, and supports up to three living spies of its own.',
    ),
    rule(
      'HEX-BLD-11',
      'Strategic HQ',
      'Detachments can be formed and changed here, using units that this settlement can build. Models disbanded here or in a hex next to it return BP.',
    ),
    rule(
      'HEX-BLD-12',
      'Prison',
      'A Prison holds any number of captives. A detachment in its hex can hand captives over or take them at the start of a turn.',
      'Captives whose Prison is lost pass to an army of their captor in the hex; without one they go free.',
    ),
    rule(
      'HEX-BLD-13',
      'Airbases',
      'A Minor Airbase holds one air squadron, a Major one two.',
      'Squadrons come and go with their building.',
    ),
    rule(
      'HEX-BLD-14',
      'Medic Center',
      'When a detachment recovers in the hex, all its wounded models are ready again, without dice.',
      'It has no effect at the end of the turn.',
    ),
    rule(
      'HEX-BLD-15',
      'Repair Facility',
      'When a detachment recovers in the hex, all its damaged vehicles are repaired, without dice.',
    ),
    rule(
      'HEX-BLD-16',
      'Taxation Office',
      'The settlement brings in half as much again while troops collect the taxes: a detachment, or a garrison in a Stronghold, the player’s own or an ally’s.',
    ),
    rule(
      'HEX-BLD-17',
      'Exploitation Center',
      'Built from a Taxation Office in a settlement of another race, it doubles the income while a detachment, or a garrison in a Fortification, collects it. Each time, a die is rolled after the income: on a 1 the settlement shrinks.',
      'The owner may switch it off. Then, or with a garrison in only a Camp, it works like a Taxation Office, without the die. It also does so, for 10 BP a turn, if the settlement has become one of the owner’s race. All humans count as one race here: Imperial Guard, Space Marines, Blood Angels, Sisters of Battle and human natives cannot exploit each other’s settlements.',
    ),
    rule(
      'HEX-BLD-18',
      'Embassy',
      'It can be built only in the Capital, and sends out the one diplomat that a player may have, for 100 BP.',
      'In a settlement that is not its owner’s Capital it has no effect and no maintenance.',
    ),
    rule(
      'HEX-BLD-19',
      'Where agents start',
      'Spies and diplomats start in the hex of their building and may be ordered to move in the same turn.',
    ),
    rule('HEX-BLD-20', 'Vortex Portal', 'Chaos builds it, only in its Capital. Detachments of demons come through it.'),
    rule('HEX-BLD-21', 'Gladiator Arena', 'Dark Eldar build it to train their Wyches.'),
    rule(
      'HEX-BLD-22',
      'Upgrades',
      'A Major Space Port, Major Airbase or Exploitation Center replaces its lower step, which must have been built in an earlier turn. Its price is added to that of the lower step.',
      'In the turn of the upgrade the lower step can still be used.',
    ),
    rule(
      'HEX-BLD-23',
      'Captured buildings',
      'Buildings go with the settlement, except those that the capture destroys.',
      'Buildings that the captor’s race could not build have no effect and no maintenance for the captor.',
    ),
    rule(
      'HEX-BLD-24',
      'Aspect Shrines',
      'Eldar can build one shrine for each Aspect in a settlement. Each trains the warriors of its Aspect.',
    ),
  ],
};
