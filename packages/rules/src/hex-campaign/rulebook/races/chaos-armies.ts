import { type RuleEntry, rule } from '../../../kernel/rulebook.ts';

export const CHAOS_ARMY_RULES: readonly RuleEntry[] = [
  rule(
    'HEX-RACE-CH-16',
    'Chaos Cultists',
    'If an Imperial player is in the game from the start, the army may have Cultists.',
    'They are built in Chaos settlements with Barracks or a Space Port. The Guard, Space Marines, Blood Angels and Sisters are Imperial.',
  ),
  rule(
    'HEX-RACE-CH-17',
    'Cultists in captured cities',
    'In a captured human settlement, Cultists can be built without any building and join whatever detachment is there, within its usual limits.',
    'The settlement pays. This needs neither a Strategic HQ nor an Imperial player in the game.',
  ),
  rule(
    'HEX-RACE-CH-18',
    'Captured cities of the Guard',
    'In captured settlements of the Imperial Guard, using its buildings, Imperial Guard Squads, one Hellhound and one Leman Russ Battle Tank may be built as part of a normal detachment created in the hex.',
    'A squad needs Barracks, a tank a Heavy Factory; the one of each means one in the army. They cannot join an existing detachment or a garrison-detachment; their dead are replaced there as usual. Since no Chaos HQ can be built there, such a detachment needs a `standardComposition` that requires none. Human natives count as the Guard.',
  ),
  rule(
    'HEX-RACE-CH-19',
    'Champions',
    'One Mighty Champion may lead each detachment, even if the list says 0-1; the whole army may have one Exalted Champion.',
    'A Chaos Lord without a rank in the roster counts as an Exalted Champion.',
  ),
  rule(
    'HEX-RACE-CH-20',
    'Buildings',
    'In Chaos settlements: Barracks give Chaos Space Marines and Cultists; a Light Factory Bikers, Attack Bikes and Dreadnoughts; a Heavy Factory Land Raiders, Predators and Rhinos; an Academy HQ; Training Facilities Terminators, Veterans, Possessed, Raptors, Havocs, Obliterators and cult troops; a Minor Space Port all infantry; a Major Space Port everything; the Vortex Portal demons. In captured settlements of the Guard: Barracks Imperial Guard Squads, a Heavy Factory Hellhound and Leman Russ.',
    'The source leaves gaps here; we chose what Barracks, Training Facilities and the Light Factory give beyond Bikers and Dreadnoughts. Units for captured settlements cannot come from a Chaos settlement, not even from a Major Space Port.',
  ),
  rule('HEX-RACE-CH-21', 'Scouts', 'Chaos Space Marine Bikers see two hexes.'),
  rule(
    'HEX-RACE-CH-22',
    'Detachments of the gods',
    'Detachments are Undivided or of one of the four gods. Those of the army’s own god are its normal ones; those of the opposed god are forbidden; all others are special detachments of type I. All move as infantry, MV 4.',
    'For a player who serves Undivided, Undivided detachments are the normal ones and those of each god are type I.',
  ),
  rule(
    'HEX-RACE-CH-23',
    'Units for all gods',
    'Every detachment may include: Chaos Lord, a Retinue of Veterans, Demon Prince, Chaos Sorcerer (not with Khorne), Terminators, Veterans, Possessed, Chaos Space Marines, Bikers, Raptors, Havocs, Obliterators, Dreadnought, Predator, Land Raider, Abaddon, Cypher.',
    'Abaddon and Cypher are special characters. Cultists and Attack Bikes are allowed with all of them as well, and so are units without an entry.',
  ),
  rule(
    'HEX-RACE-CH-24',
    'Khorne',
    'Khorne’s own: a Retinue of Berzerkers, Bloodthirster, Khorne Berzerkers, Bloodletters, Flesh Hounds, Juggernauts, and Kharn.',
    'They can be in detachments of Khorne and in Undivided ones. Kharn is a special character.',
  ),
  rule(
    'HEX-RACE-CH-25',
    'Tzeentch',
    'Tzeentch’s own: a Retinue of Thousand Sons, Lord of Change, Thousand Sons, Pink and Blue Horrors, Flamers, Discs, and Ahriman.',
    'They can be in detachments of Tzeentch and in Undivided ones. Ahriman is a special character.',
  ),
  rule(
    'HEX-RACE-CH-26',
    'Nurgle',
    'Nurgle’s own: a Retinue of Plague Marines, Great Unclean One, Plague Marines, Plaguebearers, Nurglings, Plaguebearers on Beasts, and Fabius Bile.',
    'They can be in detachments of Nurgle and in Undivided ones. Fabius Bile is a special character.',
  ),
  rule(
    'HEX-RACE-CH-27',
    'Slaanesh',
    'Slaanesh’s own: a Retinue of Noise Marines, Keeper of Secrets, Daemonettes, Fiends, Daemonettes on Steeds, Noise Marines, and Doomrider.',
    'They can be in detachments of Slaanesh and in Undivided ones. Doomrider is a special character.',
  ),
  rule(
    'HEX-RACE-CH-28',
    'Undivided detachments',
    'They can hold units of every kind.',
    'They cannot hold units of the opposed god or, if the player serves Undivided, units with the mark of a god.',
  ),
  rule(
    'HEX-RACE-CH-29',
    'Demons',
    'Detachments with demons are created and changed at the Vortex Portal of the Capital.',
    'Demons are packs, beasts, cavalry and greater demons. They can be built, and detachments that contain any can gain or lose units, only at the Portal, which needs no other building with it. Setting `demonsNeedPortal`.',
  ),
];
