import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const AIR_RULES: RuleChapter = {
  title: 'Air missions',
  rules: [
    rule(
      'HEX-AIR-01',
      'One mission per squadron',
      'Each squadron flies one mission a turn, in any Airspace of the map: Intercept, Recon, Strategic Bombardment or Tactical Bombardment.',
      'There is no range limit, squadrons are never lost, and any number may fly in one Airspace. Squadrons take the missions in the order of the sheet. A mission that cannot be flown uses no squadron, and missions beyond the number of squadrons are not flown.',
    ),
    rule(
      'HEX-AIR-02',
      'Ordered first, flown later',
      'Missions are ordered in the second phase and flown in the fourth.',
      'A squadron with orders flies them even if its airbase is bombed in the same phase.',
    ),
    rule(
      'HEX-AIR-03',
      'Order of flying',
      'All interceptions come first and decide which squadrons are turned back and who controls each Airspace. Then come the Strategic Bombardments and then the Recons that were not turned back. Tactical Bombardments that got through are assigned in the battle orders.',
      'Within a step, Airspaces are resolved in the order of their numbers, and players over the same Airspace in random order.',
    ),
    rule(
      'HEX-AIR-04',
      'Interceptor against interceptor',
      'Two hostile interceptors in one Airspace turn each other back.',
      'They are paired at random, one against one, until no two of those left are enemies. If only two sides meet, no die is needed.',
    ),
    rule(
      'HEX-AIR-05',
      'Interceptors against other missions',
      'Each interceptor that is left turns back one enemy squadron in its Airspace and stays there.',
      'Strategic Bombardments first, then Tactical Bombardments, then Recons; dice decide among several of the same kind. Each player is told only about their own squadrons.',
    ),
    rule(
      'HEX-AIR-06',
      'Control of an Airspace',
      'A player with an interceptor left in an Airspace controls it for this turn. Allies control it together; two pact partners block each other.',
      'Each player is judged separately: they control the Airspace if none of their pact partners has an interceptor left there. Players who flew there or hold a hex in it are told.',
    ),
    rule(
      'HEX-AIR-07',
      'Recon',
      'On a die of 1 it finds nothing; on 2 or 3 the settlements of the Airspace; on 4 or 5 also its Resource hexes; on 6 also the detachments.',
      'Everything it finds is shown as if it were in sight: owner, size, race and kind, but no stores, buildings, yields or strengths. The player’s own places and pieces are not listed.',
    ),
    rule(
      'HEX-AIR-08',
      'Recon lasts for the turn',
      'Everything a Recon lists counts as seen until the turn ends.',
      'It is listed as it was when the squadrons flew; pieces that move away afterwards are not followed. Later it is a dated memory. A complete list also removes anything remembered there that is gone: settlements, Resource hexes and, on a 6, detachments.',
    ),
    rule(
      'HEX-AIR-09',
      'Strategic Bombardment',
      'The order names a settlement in the Airspace. Roll a die and subtract one for every AA weapon in the hex: 1 or 2 nothing; 3 to 5 a random building is lost; 6 half a die, rounded up, of random buildings are lost, and the settlement shrinks by one size.',
      'A result below 1 does nothing. AA weapons are AA towers, Hydra batteries and every ready model with such a weapon in an army in the hex. The bomber must know the settlement: seen once, listed by a Recon, or a Capital at its public starting place. The player’s own settlements and those of allies and partners may not be named. Bombers over the same hex attack one after another. A Village cannot shrink. The bomber sees the dice; the owner is told the losses, but not who bombed; players with the hex in sight see that it was bombed.',
    ),
    rule(
      'HEX-AIR-10',
      'Tactical Bombardment',
      'A squadron that gets through may support one friendly army in its Airspace, named in the battle orders.',
      'The player may name their own or allied detachments and garrisons, several squadrons may support the same one, and the army’s place when the order is given decides. For its effect on a battle, see the chapters on battles and Quick Battles.',
    ),
    rule('HEX-AIR-11', 'Control and flying high', 'Skimmers cannot fly high in an Airspace that an enemy controls.'),
    rule(
      'HEX-AIR-12',
      'Attack on reinforcements',
      'While an enemy controls the Airspace of a Capital, dice decide how many of its reinforcements arrive next turn: one die for a Fortification in the Capital, two for a Capital Fortification, one more for each weapon tower, two for each AA tower. Each die of 3 or more brings 50 BP, up to the usual amount.',
      'The source says 3 in one place and 4 in another; the example with three squadrons fits 3. Turret towers give one die, Hydra batteries two, radar towers and Earthshaker batteries none, and sabotaged defences none either. The owner rolls once, however many enemies control the Airspace, and not at all without a Space Port. An attacker sees the result only if they know that the Capital is there: at its public starting place, or where they have seen it; a Dark Eldar Capital only while it is in sight.',
    ),
    rule(
      'HEX-AIR-13',
      'More squadrons',
      'Every enemy interceptor beyond the first left in the Airspace raises by one the number that the reinforcement dice need, up to 6.',
      'Only interceptors of the Capital owner’s enemies count.',
    ),
    rule(
      'HEX-AIR-14',
      'Control shuts Space Ports',
      'If an enemy of their owner controlled an Airspace last turn, Space Ports in it cannot be used this turn.',
    ),
    rule(
      'HEX-AIR-15',
      'Random buildings',
      'Each building in the hex is equally likely to be hit; if there are no more buildings than losses, all are lost.',
      'An upgraded building counts once and is lost as a whole; one that currently has no effect counts too. Strongholds, armies and stored BP are not affected.',
    ),
  ],
};
