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
    'Before the war, the player chooses the Demon God whom the army serves (Khorne, Tzeentch, Nurgle or Slaanesh) or Chaos Undivided.',
    'The choice is made when the campaign is set up and is permanent.',
  ),
  rule(
    'HEX-RACE-CH-03',
    'Opposed gods',
    'Khorne and Slaanesh oppose each other, and so do Tzeentch and Nurgle. An army cannot build models of the god opposed to its own, and nobody bears that god’s mark or gifts.',
    'The other two gods have their own detachments in the army.',
  ),
  rule(
    'HEX-RACE-CH-04',
    'The Lord’s mark',
    'A Chaos Lord bears the mark of the god whom the army serves. In battle, the roll for the Lord’s possession gets +1 if the greater demon is of that god.',
    'This applies to Lords of every rank when they are bought. The bonus is on the preparation sheet of a battle.',
  ),
  rule(
    'HEX-RACE-CH-05',
    'Undivided',
    'Models of a player who serves Chaos Undivided have its mark or none, and no gifts of Chaos.',
    'Cult troops are in the detachments of their gods without a mark of their own. Gifts are in the rosters and are for the players to check.',
  ),
  rule(
    'HEX-RACE-CH-06',
    'Marks of the cults',
    'The champion of cult troops bears only the mark and gifts of their patron, and a Rhino of cult troops the patron’s gift for vehicles.',
    'The mark is checked when the unit is bought; gifts are for the players to check.',
  ),
  rule(
    'HEX-RACE-CH-07',
    'After possession',
    'Demons may possess any Chaos character. When the battle is over, the demon leaves the possessed character, who is then in the same state as the demon at the end: if it was slain, the character fell, with the usual roll for casualties.',
    'The report says what happened to the demon. It accepts any Chaos unit except vehicles and demons, since lists do not say which squads a champion leads. If the demon was slain, the character is among the casualties, whatever else was counted; otherwise not.',
  ),
  rule(
    'HEX-RACE-CH-08',
    'Cursing a shrine',
    'A Chaos detachment ordered to claim the area may instead curse a bunker or tower of its own Stronghold in the hex if it has a Demon Prince or Chaos Lord.',
    'The order names the building and the payer, the Capital or a settlement within three hexes. The price is paid when claims are resolved; if the BP, the building or the leader is missing then, or another shrine forbids it, nothing is cursed, paid or claimed. The leader must be fit for combat. If two players’ shrines forbid each other in one phase, that of the earlier mover stays.',
  ),
  rule(
    'HEX-RACE-CH-09',
    'Shrine of a god',
    'If the leader bears the mark or a gift of a god, the shrine is that god’s. It costs 100 BP, or 200 if the army serves another. It reaches one hex around a Camp and two around anything larger. In battles within reach, lesser demons of the god are summoned with +2 and possession by the god’s greater demon is rolled with +1; demons of other gods take no part; all the god’s cult troops count as bearing the god’s mark.',
    'If shrines of one god overlap, the bonus counts once. The preparation sheet names the shrines in reach wherever Chaos fights.',
  ),
  rule(
    'HEX-RACE-CH-10',
    'Shrine of all Chaos',
    'If the leader serves no particular god, the shrine is of Chaos as such and costs 100 BP: all lesser demons are summoned with +1, demons of all gods may take part, possession has no bonus, and all Chaos Marines who are not cult troops count as bearing the mark of Undivided.',
    'The preparation sheet names it like those of the gods.',
  ),
  rule(
    'HEX-RACE-CH-11',
    'Limits of shrines',
    'A shrine cannot be raised in reach of one of another kind. In battle only demons of its kind can enter it, or those of every god for a general shrine; it can be destroyed like any building, with an invulnerable save of 5+.',
    'Neither shrine’s reach may cover the hex of the other. Shrines of the same kind may overlap. If the reaches of two kinds meet on a third hex, each keeps its bonus, and demons of both kinds may fight there. Entering a shrine and its save are for the table; if it is destroyed, the report says so.',
  ),
  rule(
    'HEX-RACE-CH-12',
    'Traitors bring no BP',
    'Chaos gets no BP for imprisoned detachments of Imperial Guard, Space Marines and Blood Angels.',
    'Chaos still learns what the prisoners tell. Sisters are never taken alive by Chaos.',
  ),
  rule(
    'HEX-RACE-CH-13',
    'Conversion',
    'Instead, from the turn after they were imprisoned, Chaos may tempt such a detachment once each Build phase: pay 25 BP and roll a die; on a 6 it goes over to Chaos.',
    'The settlement with the prison pays, whatever the die shows.',
  ),
  rule(
    'HEX-RACE-CH-14',
    'The converted',
    'A converted detachment belongs to Chaos from then on and counts as just released: it must be rearmed for a quarter of its value. Space Marines become Chaos Space Marines of the same kind; guardsmen stay guardsmen.',
    'It appears immediately in the hex of the prison, or in the nearest free one, and may be rearmed in the same phase.',
  ),
  rule(
    'HEX-RACE-CH-15',
    'Limits of the converted',
    'Its structure can never change. Dead guardsmen can be replaced only in human settlements, dead Space Marines only in Chaos settlements that build the Chaos equivalent.',
    'Guardsmen are replaced by the buildings in the Imperial Guard’s own table.',
  ),
];
