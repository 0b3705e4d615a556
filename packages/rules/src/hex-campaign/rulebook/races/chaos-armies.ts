import { type RuleEntry, rule } from '../../../kernel/rulebook.ts';

export const CHAOS_ARMY_RULES: readonly RuleEntry[] = [
  rule(
    'HEX-RACE-CH-16',
    'Chaos Cultists',
    'Where an Imperial player is in the game from the start, Cultists may be in the army.',
    'They are built in Chaos settlements with Barracks or a spaceport. Imperial are the Guard, Space Marines, Blood Angels and Sisters.',
  ),
  rule(
    'HEX-RACE-CH-17',
    'Cultists in captured cities',
    'In a captured human settlement Cultists are built without any building and join whatever detachment stands there, within its usual limits.',
    'The settlement pays. No Strategic HQ is needed for it, and no Imperial player in the game.',
  ),
  rule(
    'HEX-RACE-CH-18',
    'Captured cities of the Guard',
    'In captured settlements of the Imperial Guard, and by its buildings, Imperial Guard Squads, one Hellhound and one Leman Russ Battle Tank may be built as part of a normal detachment that is created in the hex.',
    'A squad needs Barracks, a tank a Heavy Factory; the one of each is one in the army. They join neither a detachment that exists already nor a garrison-detachment; their dead are replaced there as usual. Since no HQ of Chaos is built there, such a detachment needs a standardComposition that asks for none. Human natives count as the Guard.',
  ),
  rule(
    'HEX-RACE-CH-19',
    'Champions',
    'Every detachment may be led by one Mighty Champion, whatever the list says of 0-1; the whole army has one Exalted Champion.',
    'A Chaos Lord whose rank the roster does not name counts as an Exalted Champion.',
  ),
  rule(
    'HEX-RACE-CH-20',
    'Buildings',
    'In Chaos settlements: Barracks give Chaos Space Marines and Cultists; a Light Factory Bikers, Attack Bikes and Dreadnoughts; a Heavy Factory Land Raiders, Predators and Rhinos; an Academy HQ; Training Facilities Terminators, Veterans, Possessed, Raptors, Havocs, Obliterators and cult troops; a Minor Spaceport all infantry; a Major Spaceport everything; the Vortex Portal demons. In captured settlements of the Guard: Barracks Imperial Guard Squads, a Heavy Factory Hellhound and Leman Russ.',
    'The source leaves gaps here; what Barracks, Training Facilities and the Light Factory give beyond Bikers and Dreadnoughts is our filling. What is for captured settlements comes from no Chaos settlement, not from a Major Spaceport either.',
  ),
  rule('HEX-RACE-CH-21', 'Scouts', 'Chaos Space Marine Bikers see two hexes far.'),
  rule(
    'HEX-RACE-CH-22',
    'Detachments of the gods',
    'Detachments are Undivided or of one of the four gods. Those of the god whom the army serves are its normal ones; those of the opposed god are forbidden; all others are special detachments of type I. All move as infantry, MV 4.',
    'For who serves Undivided, Undivided detachments are the normal ones and those of each god type I.',
  ),
  rule(
    'HEX-RACE-CH-23',
    'Units for all gods',
    'In every detachment may stand: Chaos Lord, a Retinue of Veterans, Demon Prince, Chaos Sorcerer (not with Khorne), Terminators, Veterans, Possessed, Chaos Space Marines, Bikers, Raptors, Havocs, Obliterators, Dreadnought, Predator, Land Raider, Abaddon, Cypher.',
    'Abaddon and Cypher are special characters. Cultists and Attack Bikes go with all as well, and so does what no entry names.',
  ),
  rule(
    'HEX-RACE-CH-24',
    'Khorne',
    'His own: a Retinue of Berzerkers, Bloodthirster, Khorne Berzerkers, Bloodletters, Flesh Hounds, Juggernauts, and Kharn.',
    'They stand in detachments of Khorne and in Undivided ones. Kharn is a special character.',
  ),
  rule(
    'HEX-RACE-CH-25',
    'Tzeentch',
    'His own: a Retinue of Thousand Sons, Lord of Change, Thousand Sons, Pink and Blue Horrors, Flamers, Discs, and Ahriman.',
    'They stand in detachments of Tzeentch and in Undivided ones. Ahriman is a special character.',
  ),
  rule(
    'HEX-RACE-CH-26',
    'Nurgle',
    'His own: a Retinue of Plague Marines, Great Unclean One, Plague Marines, Plaguebearers, Nurglings, Plaguebearers on Beasts, and Fabius Bile.',
    'They stand in detachments of Nurgle and in Undivided ones. Fabius Bile is a special character.',
  ),
  rule(
    'HEX-RACE-CH-27',
    'Slaanesh',
    'His own: a Retinue of Noise Marines, Keeper of Secrets, Daemonettes, Fiends, Daemonettes on Steeds, Noise Marines, and Doomrider.',
    'They stand in detachments of Slaanesh and in Undivided ones. Doomrider is a special character.',
  ),
  rule(
    'HEX-RACE-CH-28',
    'Undivided detachments',
    'Hold units of every kind.',
    'But none of the opposed god, and for who serves Undivided none with the mark of a god.',
  ),
  rule(
    'HEX-RACE-CH-29',
    'Demons',
    'The Vortex Portal of the Capital creates and changes detachments with demons.',
    'Demons are packs, beasts, cavalry and greater demons. They are built, and detachments that hold any gain or lose units, at the Portal only, which needs no other building beside it. Setting `demonsNeedPortal`.',
  ),
];
