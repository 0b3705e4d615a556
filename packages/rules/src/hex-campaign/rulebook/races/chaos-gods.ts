import { type RuleEntry, rule } from '../../../kernel/rulebook.ts';

export const CHAOS_GOD_RULES: readonly RuleEntry[] = [
  rule(
    'HEX-RACE-CH-01',
    'Costly settlements',
    'Urban hexes cost twice the price: Village 400, Town 600 more, City 1000 more, Metropol 2000 more.',
  ),
  rule(
    'HEX-RACE-CH-02',
    'A god, or none',
    'Before the war the player chooses the Demon God whom his army serves (Khorne, Tzeentch, Nurgle or Slaanesh) or Chaos Undivided.',
    'The choice is asked when the campaign is set up and holds for good.',
  ),
  rule(
    'HEX-RACE-CH-03',
    'Opposed gods',
    'Khorne and Slaanesh oppose each other, and so do Tzeentch and Nurgle. An army builds no models of the god opposed to its own, and nobody bears his mark or gifts.',
    'The other two gods have their own detachments in the army.',
  ),
  rule(
    'HEX-RACE-CH-04',
    'The Lord’s mark',
    'A Chaos Lord bears the mark of the god whom the army serves. In battle his possession may be rolled for with +1 where the greater demon is of that god.',
    'Asked of Lords of every rank when they are bought. The bonus goes onto the battle card when battles come.',
  ),
  rule(
    'HEX-RACE-CH-05',
    'Undivided',
    'Who serves Chaos Undivided gives his models its mark or none, and no gifts of Chaos.',
    'Cult troops stand in the detachments of their gods without a mark of their own. Gifts stand in the rosters and are for the players to check.',
  ),
  rule(
    'HEX-RACE-CH-06',
    'Marks of the cults',
    'The champion of cult troops bears the mark and gifts of his patron only, and a Rhino of theirs the patron’s gift for vehicles.',
    'The mark is asked when the unit is bought; gifts are for the players to check.',
  ),
  rule(
    'HEX-RACE-CH-07',
    'After possession',
    'When the battle is over the demon leaves the possessed character, who is then in the state in which the demon ended: if it was slain he fell, with the usual roll for the fallen.',
    'The report says what became of the demon. If it was slain the character is among the fallen, whatever else was counted; if not he is not.',
  ),
  rule(
    'HEX-RACE-CH-08',
    'Cursing a shrine',
    'A Chaos detachment ordered to claim the area may instead curse a bunker or tower of its own Stronghold in the hex, if a Demon Prince or Chaos Lord is with it.',
    'The order names the building and who pays, the Capital or a settlement within three hexes. The price is paid when claims are resolved; if BP, building or leader are missing then, or another shrine forbids it, nothing is cursed, paid or claimed. The leader must be fit for combat. Where two players’ shrines forbid each other in one phase, that of the earlier mover stands.',
  ),
  rule(
    'HEX-RACE-CH-09',
    'Shrine of a god',
    'Where the leader bears the mark or a gift of a god the shrine is that god’s. It costs 100 BP, or 200 where the army serves another. It reaches one hex around a Camp and two around anything greater. In battles within reach lesser demons of the god are summoned with +2 and possession by his greater demon is rolled with +1; demons of other gods take no part; all his cult troops count as bearing his mark.',
    'Where shrines of one god overlap the bonus counts once. The battle card names the shrines in reach wherever Chaos fights.',
  ),
  rule(
    'HEX-RACE-CH-10',
    'Shrine of all Chaos',
    'Where the leader serves no god in particular the shrine is of Chaos as such and costs 100 BP: all lesser demons are summoned with +1, demons of all gods may take part, possession has no bonus, and all Chaos Marines who are not cult troops count as bearing the mark of Undivided.',
    'The battle card names it as it does those of the gods.',
  ),
  rule(
    'HEX-RACE-CH-11',
    'Limits of shrines',
    'No shrine is raised in reach of one of another kind. In battle only demons of its kind enter it, those of every god a general one; it can be destroyed as any building, with an invulnerable save of 5+.',
    'Neither shrine’s reach may cover the hex of the other. Shrines of one kind may. Where the reaches of two kinds meet on a third hex each keeps its bonus, and demons of both kinds may fight there. Who enters a shrine and its save are for the table; where it is destroyed the report says so.',
  ),
  rule(
    'HEX-RACE-CH-12',
    'Traitors bring no BP',
    'For imprisoned detachments of Imperial Guard, Space Marines and Blood Angels Chaos gets no BP.',
    'What the prisoners tell is learned all the same. Sisters are never taken alive by Chaos.',
  ),
  rule(
    'HEX-RACE-CH-13',
    'Conversion',
    'Instead, from the turn after their transfer on, such a detachment may be tempted once a Build phase: for 25 BP a die is rolled, and on a 6 it goes over to Chaos.',
    'The settlement of the prison pays, whatever the die shows.',
  ),
  rule(
    'HEX-RACE-CH-14',
    'The converted',
    'A converted detachment belongs to Chaos from then on and counts as just released: it must be rearmed for a quarter of its value. Space Marines become Chaos Space Marines of the same sort; guardsmen stay guardsmen.',
    'It stands at once in the hex of the prison, or in the nearest one that is free, and may be rearmed in the same phase.',
  ),
  rule(
    'HEX-RACE-CH-15',
    'Limits of the converted',
    'Its structure never changes. Dead guardsmen are replaced only in human settlements, dead Space Marines in Chaos settlements that build the Chaos equivalent.',
    'Guardsmen are replaced by the buildings of the Imperial Guard’s own table.',
  ),
];
