import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const BORD_RULES: RuleChapter = {
  title: 'Battle orders',
  rules: [
    rule(
      'HEX-BORD-01',
      'One order each',
      'Every detachment gets one secret battle order: Attack, Planned attack, Withdraw, Raid, Planned raid, Defend, Guard or Support. Spies have orders of their own, garrisons guard.',
      'The orders are carried out in battle movement, in the order in which their owner wrote them. What gets no order guards, and so does what was given one that it may not have.',
    ),
    rule(
      'HEX-BORD-02',
      'Targets',
      'Attacks and raids go into a hex next door. A hex is named, or an enemy detachment that is seen.',
      'The ground must be open to the detachment. Not allowed are hexes of a pact partner or with his army, and hexes with a friendly detachment. Every other hex will do: an empty one, the player’s own or an ally’s, for an enemy may stand there or arrive. What a Recon of this turn listed counts as seen. The hex of a battle that was put off may be named to support a friend there.',
    ),
    rule(
      'HEX-BORD-03',
      'Primary attacker',
      'Of several detachments that attack the same hex or army the first to enter fights. The others stay where they are and support it.',
      'A player ranks his own detachments by the order of his sheet; among players battle initiative decides.',
    ),
    rule(
      'HEX-BORD-04',
      'One raid per target',
      'A hex is raided once a turn. Later raiders stay at home.',
      'Where a raid and an attack go for the same defended hex, the first to enter fights and the other stays at home. A raider who met nobody can be attacked in the raided hex by an enemy that comes later: he defends without modifiers, his raid has succeeded only if he wins, and he goes home in any case.',
    ),
    rule(
      'HEX-BORD-05',
      'Attack',
      'Enters the hex that was named, or the hex where the named detachment is when the attacker’s turn comes.',
      'A target that has gone out of reach is not followed. From orbit a detachment that only a Recon listed is sought where it was listed, whatever is there now. A hex without an army is occupied and not claimed; an enemy settlement in it is taken when the battles are over.',
    ),
    rule(
      'HEX-BORD-06',
      'Planned attack',
      'An attack with advantages in the battle that is made after all normal battle moves.',
      'The advantages stand with the preparation of battles and with Quick Battles.',
    ),
    rule(
      'HEX-BORD-07',
      'Withdraw',
      'Leaves for a hex next door, if possible one without enemies next to it. It may be ordered only if an enemy detachment is seen within two hexes.',
      'Open are hexes that the ground allows, except the sea, without an enemy’s or partner’s army, without a friendly detachment, and not a partner’s. If the ordered hex has an enemy army next to it when the move is made, seen or not, and another open hex has none, such a one is taken: as the order prefers, else drawn. Without any open hex the detachment stays and guards. Nothing is captured on the way.',
    ),
    rule(
      'HEX-BORD-08',
      'Raid',
      'An attack after which the raider goes back to the hex where he started.',
      'That hex is kept for him: no own or friendly detachment goes there in the meantime, enemies may. A raid that meets no army has succeeded; nobody but the raider is told of it.',
    ),
    rule(
      'HEX-BORD-09',
      'Planned raid',
      'A raid with advantages in the battle that is made after all normal battle moves.',
    ),
    rule(
      'HEX-BORD-10',
      'Defend',
      'Stays, and has advantages when it is attacked or raided. The order stands when the hex is entered.',
      'It counts for the garrison in the same hex too.',
    ),
    rule('HEX-BORD-11', 'Guard', 'Does nothing. Garrisons always guard.'),
    rule(
      'HEX-BORD-12',
      'Support',
      'Stands by for another detachment: with artillery for its Attack or Planned attack, with artillery and units for its Defend.',
      'Own and allied detachments are supported, none against a pact partner. An attacker that came second is supported as well. If the supported one does anything else, or a raid comes of it, the order has no effect. The battle must be within two hexes of the supporter: units come from the next hex, artillery as far as it reaches. Garrisons only guard and so cannot be supported (setting supportGarrisons).',
    ),
    rule(
      'HEX-BORD-13',
      'From orbit',
      'A detachment in orbit that can drop may attack, planned or not, any hex and any detachment that is seen. Otherwise it guards and stays above.',
      'It drops if all that is left of it has the tag for drop pods, or if it is a Mycetic Swarm. The ground must be open to it, or have a road; an empty own or allied hex is a place to land. One detachment of a player comes down on a hex.',
    ),
    rule(
      'HEX-BORD-14',
      'Weak detachments',
      'With less than 500 points of ready models a detachment can only withdraw or guard.',
      'Setting weakDetachments: off drops the rule.',
    ),
    rule(
      'HEX-BORD-15',
      'Who only guards',
      'After Reserve movement, and released but not rearmed, a detachment only guards.',
      'So do garrison-detachments on their way, detachments that went up to orbit this turn, whoever found hostile forces, and armies whose battle was put off.',
    ),
    rule('HEX-BORD-16', 'Spies', 'A spy guards, or tries to gain information about what it has infiltrated.'),
    rule(
      'HEX-BORD-17',
      'Air support',
      'For each squadron that can give air support an own or allied army in its Airspace is named.',
      'Where the army stands when the order is given decides; its battle may lie elsewhere. If it neither attacks nor is attacked the support is lost, even if it supports others. Several squadrons may support one army.',
    ),
    rule(
      'HEX-BORD-18',
      'No further orders',
      'There are these eight orders and no others.',
      'The source announces more for the computer and names none; none were added.',
    ),
  ],
};
