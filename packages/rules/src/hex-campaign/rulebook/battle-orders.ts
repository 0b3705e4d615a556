import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const BORD_RULES: RuleChapter = {
  title: 'Battle orders',
  rules: [
    rule(
      'HEX-BORD-01',
      'One order each',
      'Every detachment gets one secret battle order: Attack, Planned attack, Withdraw, Raid, Planned raid, Defend, Guard or Support. Spies have their own orders; garrisons guard.',
      'The orders are carried out in battle movement, in the order their owner listed them. A detachment without an order guards, and so does one whose order is not allowed.',
    ),
    rule(
      'HEX-BORD-02',
      'Targets',
      'Attacks and raids go into a neighbouring hex. The order names a hex, or an enemy detachment in sight.',
      'The ground must be open to the detachment. Hexes of a pact partner or with a partner’s army are not allowed, nor are hexes with a friendly detachment. Every other hex is allowed, even an empty one, the player’s own or an ally’s, because an enemy may be there or arrive. A detachment listed by a Recon this turn counts as in sight. A player may name the hex of a battle that was put off to support a friend there.',
    ),
    rule(
      'HEX-BORD-03',
      'Primary attacker',
      'If several detachments attack the same hex or army, the first to enter fights. The others stay where they are and support it.',
      'Players rank their own detachments by the order of their sheet; among players, battle initiative decides.',
    ),
    rule(
      'HEX-BORD-04',
      'One raid per target',
      'A hex can be raided once a turn. Later raiders stay where they are.',
      'If a raid and an attack target the same defended hex, the first to enter fights and the other stays where it is. A raider who met nobody can be attacked in the raided hex by an enemy that comes later: the raider defends without modifiers, the raid succeeds only if the raider wins, and the raider goes home in any case.',
    ),
    rule(
      'HEX-BORD-05',
      'Attack',
      'Enters the named hex, or the hex where the named detachment is when the attacker’s turn comes.',
      'A target that has moved out of reach is not followed. From orbit, a detachment that only a Recon listed is attacked where it was listed, whatever is there now. A hex without an army is occupied but not claimed; an enemy settlement in it is taken when the battles are over.',
    ),
    rule(
      'HEX-BORD-06',
      'Planned attack',
      'An attack with advantages in the battle, made after all normal battle moves.',
      'For the advantages, see the preparation of battles and Quick Battles.',
    ),
    rule(
      'HEX-BORD-07',
      'Withdraw',
      'Moves to a neighbouring hex, if possible one without enemies next to it. It may be ordered only if an enemy detachment is in sight within two hexes.',
      'Hexes are open if the ground allows it, except the sea, and if they have no enemy or partner army and no friendly detachment and do not belong to a partner. If the ordered hex has an enemy army next to it when the detachment moves, seen or not, and another open hex has none, the detachment takes such a hex, chosen by the order’s preference or else at random. Without any open hex, the detachment stays and guards. It captures nothing on the way.',
    ),
    rule(
      'HEX-BORD-08',
      'Raid',
      'An attack after which the raider goes back to the hex where it started.',
      'That hex is reserved for the raider: friendly detachments cannot enter it in the meantime, but enemies can. A raid that meets no army succeeds; only the raider’s owner is told.',
    ),
    rule('HEX-BORD-09', 'Planned raid', 'A raid with advantages in the battle, made after all normal battle moves.'),
    rule(
      'HEX-BORD-10',
      'Defend',
      'Stays, with advantages if it is attacked or raided. The order still counts when an enemy enters the hex.',
      'It also counts for a garrison in the same hex.',
    ),
    rule('HEX-BORD-11', 'Guard', 'Does nothing. Garrisons always guard.'),
    rule(
      'HEX-BORD-12',
      'Support',
      'Supports another detachment: its Attack or Planned attack with artillery, its Defend with artillery and units.',
      'A player can support their own and allied detachments, but not against a pact partner. An attacker that came second can also be supported. If the supported detachment does anything else, or its fight turns into a raid, the order has no effect. The battle must be within two hexes of the supporter: units can come only from a neighbouring hex, artillery as far as it reaches. Garrisons only guard and so cannot be supported (setting `supportGarrisons`).',
    ),
    rule(
      'HEX-BORD-13',
      'From orbit',
      'A detachment in orbit that can drop may attack, planned or not, any hex and any detachment in sight. Otherwise it guards and stays in orbit.',
      'It can drop if all its remaining units have the tag for drop pods, or if it is a Mycetic Swarm. The ground must be open to it, or have a road; it may land in an empty hex that the player or an ally controls. Only one of a player’s detachments can land in a hex.',
    ),
    rule(
      'HEX-BORD-14',
      'Weak detachments',
      'With less than 500 points of ready models a detachment can only withdraw or guard.',
      'Setting `weakDetachments`: `off` drops this rule.',
    ),
    rule(
      'HEX-BORD-15',
      'Detachments that can only guard',
      'A detachment can only guard after Reserve movement, or if it is released and not yet rearmed.',
      'So do garrison-detachments on their way, detachments that went up to orbit this turn, detachments that found hostile forces, and armies whose battle was put off.',
    ),
    rule('HEX-BORD-16', 'Spies', 'A spy guards, or tries to gain information about its target.'),
    rule(
      'HEX-BORD-17',
      'Air support',
      'Each squadron that can give air support names one army in its Airspace, the player’s own or an ally’s.',
      'The army’s place when the order is given decides; its battle may be elsewhere. If it neither attacks nor is attacked, the support is lost, even if it supports others. Several squadrons may support one army.',
    ),
    rule(
      'HEX-BORD-18',
      'No further orders',
      'There are only these eight orders.',
      'The source announces more for the computer but names none, so none were added.',
    ),
  ],
};
