import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const AIR_RULES: RuleChapter = {
  title: 'Air missions',
  rules: [
    rule(
      'HEX-AIR-01',
      'One mission a squadron',
      'Each squadron flies one mission a turn, in any Airspace of the map: Intercept, Recon, Strategic Bombardment or Tactical Bombardment.',
      'There is no range, no squadron is ever lost, and any number may fly in one Airspace. Squadrons take the missions of the sheet in its order; a mission that cannot be flown takes none, and those too many are not flown.',
    ),
    rule(
      'HEX-AIR-02',
      'Ordered first, flown later',
      'Missions are ordered in the second phase and flown in the fourth.',
      'A squadron that has its orders flies them even if its airbase is bombed in the same phase.',
    ),
    rule(
      'HEX-AIR-03',
      'Order of flying',
      'First all interceptions, which decide what is turned back and who controls each Airspace. Then Strategic Bombardments, then Recon, as far as they were not turned back. Tactical Bombardments that got through are assigned in the battle orders.',
      'Within a step the Airspaces come in the order of their numbers, and the players over one of them in random order.',
    ),
    rule(
      'HEX-AIR-04',
      'Interceptor against interceptor',
      'Two hostile interceptors in one Airspace turn each other back.',
      'They are paired at random, one against one, until no two of them are enemies. Where only two sides meet no die is needed.',
    ),
    rule(
      'HEX-AIR-05',
      'Interceptors against other missions',
      'Each interceptor that is left turns back one enemy squadron in its Airspace, and holds its place.',
      'Strategic bombers first, then Tactical Bombardments, then Recon; among several of a kind the die decides. Each player hears of his own squadrons only.',
    ),
    rule(
      'HEX-AIR-06',
      'Control of an Airspace',
      'A player with an interceptor left in an Airspace controls it for this turn. Allies control it together; two pact partners keep each other from it.',
      'Each player is judged alone: he controls the Airspace if none of his own pact partners has an interceptor left there. Told to those who flew there or hold a hex in it.',
    ),
    rule(
      'HEX-AIR-07',
      'Recon',
      'On a die of 1 nothing is found; on 2 or 3 the settlements of the Airspace; on 4 or 5 its Resource hexes too; on 6 also the detachments.',
      'What is found is shown as if it were in sight: owner, size, race, kind; no stores, buildings, yields or strengths. Own places and pieces are not listed.',
    ),
    rule(
      'HEX-AIR-08',
      'Recon lasts for the turn',
      'What a Recon lists counts as seen until the turn ends.',
      'It is listed as it stood when the squadrons flew; who marches off afterwards is not followed. Later it is a dated memory. A full list also removes what was remembered there and is gone: settlements, Resource hexes and, on a 6, detachments.',
    ),
    rule(
      'HEX-AIR-09',
      'Strategic Bombardment',
      'The order names a settlement in the Airspace. A die, less one for every AA weapon in the hex: 1 or 2 nothing; 3 to 5 a random building is lost; 6 half a die, rounded up, of random buildings, and the settlement shrinks by a step.',
      'A result below 1 does nothing. AA weapons are AA towers, Hydra batteries and every ready model with such a weapon in an army in the hex. The settlement must be known: seen once, listed by a Recon, or a Capital at its public starting place; own ones and those of allies and partners may not be named. Bombers of one hex come one after the other. A Village does not shrink. The bomber reads his dice, the owner what he lost but not by whom; who has the hex in sight sees that it was bombed.',
    ),
    rule(
      'HEX-AIR-10',
      'Tactical Bombardment',
      'A squadron that gets through may support one friendly army in its Airspace, named in the battle orders.',
      'Own and allied detachments and garrisons may be named, several squadrons may support the same one, and where the army stands when the order is given decides. What it does to a battle stands with battles and Quick Battles.',
    ),
    rule('HEX-AIR-11', 'Control and flying high', 'Skimmers cannot fly high in an Airspace that an enemy controls.'),
    rule(
      'HEX-AIR-12',
      'Attack on reinforcements',
      'While an enemy controls the Airspace of a Capital, dice decide what of its reinforcements of the next turn arrives: one for a Fortification in the Capital, two for a Capital Fortification, one more for each weapon tower, two for each AA tower. Each die of 3 and more brings 50 BP, up to the usual amount.',
      'The source names 3 in one place and 4 in another; the example with three squadrons fits 3. Turret towers give one die, Hydra batteries two, radar towers and Earthshaker batteries none, defences that sabotage has put out of use none either. The owner rolls once, however many enemies control the Airspace, and not at all without a spaceport. An attacker reads the result only if he knows that the Capital lies there: at its public starting place, or where he has seen it; a Dark Eldar Capital only while it is in sight.',
    ),
    rule(
      'HEX-AIR-13',
      'More squadrons',
      'Every enemy interceptor left in the Airspace beyond the first raises the number that the dice of the reinforcements need by one, up to 6.',
      'Only interceptors of enemies of the Capital’s owner count.',
    ),
    rule(
      'HEX-AIR-14',
      'Control shuts spaceports',
      'Spaceports in an Airspace that an enemy of their owner controlled last turn cannot be used this turn.',
    ),
    rule(
      'HEX-AIR-15',
      'Buildings at random',
      'Each building of the hex is equally likely to be hit; if there are no more than are to be lost, all are.',
      'An upgraded building counts once and is lost whole; one that has no effect at present counts too. Strongholds, armies and stored BP are not touched.',
    ),
  ],
};
