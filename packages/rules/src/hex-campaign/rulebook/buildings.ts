import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const BLD_RULES: RuleChapter = {
  title: 'Buildings',
  rules: [
    rule(
      'HEX-BLD-01',
      'The table',
      'Each kind of building has a minimum size of settlement, a price and a maintenance.',
      'Size, price, maintenance: Barracks 1, 50, 10. Training Facilities and Academy 3, 200, 20. Light Factory 2, 100, 20. Heavy Factory 3, 200, 30. Minor Space Port 3, 300, 50; Major 4, +300, 100. Espionage Center 3, 200, 30. Strategic HQ 3, 300, 30. Prison 2, 100, 10. Minor Airbase 2, 100, 30; Major 4, +200, 50. Medic Center and Repair Facility 3, 200, 20. Taxation Office 1, 100, 10; Exploitation Center 2, +100, 0. Embassy and Vortex Portal 4, 300, 30. Aspect Shrine and Gladiator Arena 2, 100, 20. For Dark Eldar spaceports and Prison need one size less.',
    ),
    rule('HEX-BLD-02', 'Who pays', 'A building is paid by the settlement in which it is built.'),
    rule(
      'HEX-BLD-03',
      'One of each kind',
      'A settlement has at most one building of each kind.',
      'An upgrade counts as the building that it was made from: beside a Major Airbase no Minor one is built.',
    ),
    rule(
      'HEX-BLD-04',
      'Not in the turn of building',
      'A building produces from the turn after it was built.',
      'This goes for models, spies and the diplomat. In the turn of an upgrade the lower step still serves.',
    ),
    rule(
      'HEX-BLD-05',
      'Giving up buildings',
      'In the Build phase a building may be given up. The first one that a player gives up in a turn returns half of what it cost, into the store of its hex; the others return nothing.',
      'Setting buildingRefundLimit: the first of each player, or of each settlement. An upgrade goes whole and cost the sum of its steps. A building lost for want of maintenance counts as well.',
    ),
    rule(
      'HEX-BLD-06',
      'Maintenance',
      'Every building costs its maintenance each turn, from the store of its own hex; one that is not paid is lost.',
      'An upgraded building pays its own figure only, not that of the lower step.',
    ),
    rule(
      'HEX-BLD-07',
      'Whose settlement',
      'What buildings let a settlement produce is written in the lists of each race, and goes for settlements of that race.',
      'In settlements of others nothing is produced unless the list says so. Prison, Airbase, taxes, medics, repairs, spies and the Strategic HQ work everywhere. Human armies are at home in all human settlements.',
    ),
    rule(
      'HEX-BLD-08',
      'Barracks, Training, Academy, Factories',
      'Barracks train Troops, Training Facilities Elites, an Academy HQ; a Light Factory makes light vehicles, a Heavy one heavy vehicles.',
      'The lists of the races say it in detail; races without a list keep to these kinds.',
    ),
    rule(
      'HEX-BLD-09',
      'Spaceports',
      'A Minor port brings in HQ and Troops; a Major one all kinds. A port is shut for a turn when an enemy controlled its Airspace in the turn before.',
      'A shut port produces nothing and lets nobody into orbit, and its maintenance is due all the same. Reinforcement BP go by the dice of their own rule.',
    ),
    rule(
      'HEX-BLD-10',
      'Espionage Center',
      'It trains one spy a turn for 100 BP, and supports up to three living spies of its own.',
    ),
    rule(
      'HEX-BLD-11',
      'Strategic HQ',
      'Here detachments are formed and changed, of units that this settlement can build; and models disbanded here or next to it return BP.',
    ),
    rule(
      'HEX-BLD-12',
      'Prison',
      'A Prison holds any number of captives. They change hands with a detachment in its hex at the start of a turn.',
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
      'A detachment that recovers in the hex has all its wounded models ready again, without dice.',
      'At the end of the turn it makes no difference.',
    ),
    rule(
      'HEX-BLD-15',
      'Repair Facility',
      'A detachment that recovers in the hex has all its damaged vehicles repaired, without dice.',
    ),
    rule(
      'HEX-BLD-16',
      'Taxation Office',
      'The settlement brings in half as much again while troops collect: a detachment, or a garrison in a Stronghold, own or allied.',
    ),
    rule(
      'HEX-BLD-17',
      'Exploitation Center',
      'Made from a Taxation Office in a settlement of another race, it doubles the income while a detachment, or a garrison in a Fortification, collects. Each time a die falls after the income: on a 1 the settlement shrinks.',
      'The owner may switch it off: then, and with a garrison in a mere Camp, it works as a Taxation Office without the die. So it does, for 10 BP a turn, where the settlement has become one of the owner’s race. All humans count as one race here: Imperial Guard, Space Marines, Blood Angels, Sisters of Battle and human natives exploit none of each other’s settlements.',
    ),
    rule(
      'HEX-BLD-18',
      'Embassy',
      'Built in the Capital only, it sends out the one diplomat that a player may have, for 100 BP.',
      'In a settlement that is not its owner’s Capital it has no effect and no maintenance.',
    ),
    rule(
      'HEX-BLD-19',
      'Where agents begin',
      'Spies and diplomats begin in the hex of their building and may be ordered to move in the same turn.',
    ),
    rule(
      'HEX-BLD-20',
      'Vortex Portal',
      'Chaos builds it, in its Capital only, and through it come detachments of demons.',
    ),
    rule('HEX-BLD-21', 'Gladiator Arena', 'Dark Eldar build it, and with it their Wyches.'),
    rule(
      'HEX-BLD-22',
      'Upgrades',
      'Major Space Port, Major Airbase and Exploitation Center take the place of their lower step, which must have been built in an earlier turn. Their price comes on top of its.',
      'In the turn of the upgrade the lower step may still be used.',
    ),
    rule(
      'HEX-BLD-23',
      'Captured buildings',
      'Buildings go with the settlement, but for those that the capture destroys.',
      'What the captor’s race could not build has no effect and no maintenance for him.',
    ),
    rule(
      'HEX-BLD-24',
      'Aspect Shrines',
      'Eldar build one shrine for each Aspect in a settlement, and each trains the warriors of its Aspect.',
    ),
  ],
};
