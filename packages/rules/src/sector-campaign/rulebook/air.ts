import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

/** SEC-AIR. */
export const AIR_RULES: RuleChapter = {
  title: 'Aerial missions',
  rules: [
    rule(
      'SEC-AIR-01',
      'Declaration',
      'At the start of each turn every aerial detachment gets a mission, in turn. Its counter is put into the box of that mission in its territory; it is not revealed.',
      'One detachment per declaration. The box goes where the detachment goes. Without a declaration in time it is on intercept.',
    ),
    rule('SEC-AIR-02', 'Scouting', 'A detachment on scouting may scout one enemy territory anywhere, once per turn.'),
    rule(
      'SEC-AIR-03',
      'Route of scouts',
      'A route there and back is traced over the territories that the scouts enter. Interceptors in them may react.',
      'A route is a chain of adjacent territories. The way back may differ. A territory counts when it is entered; the one in which a flight starts does not.',
    ),
    rule(
      'SEC-AIR-04',
      'Flak against scouts',
      'Only flak in the scouted territory may fire at scouts: each detachment with flak rolls a die, and on a 6 fires once at one of them.',
      'Only troops on the ground fire flak, not aircraft that are based there. One die for each flak detachment and turn, at the first aerial scouting of its territory. After a 6 its owner may keep the fire for a later scout of the same turn.',
    ),
    rule(
      'SEC-AIR-05',
      'Intercept',
      'A detachment on intercept may attack enemy aircraft that enter its territory, for one round of combat, once per turn.',
      'Its owner decides for each intruder, or has said in advance how it reacts. Survivors carry on with their mission (setting `interceptAborts`).',
    ),
    rule(
      'SEC-AIR-06',
      'Transport and ground support',
      'A detachment on this mission may carry friendly troops, or attack on its own. It flies once per turn, into any territory.',
      'The flight is a move, an attack or a response and uses one of them. It carries one ground detachment from its own territory; both take part in the battle. Whether the aircraft can carry it is checked by the referee.',
    ),
    rule(
      'SEC-AIR-07',
      'Interception and flak on transports',
      'Such flights may be intercepted in every territory that they enter, and flak rolls in every one of them.',
      'Each flak detachment rolls for each flight that enters its territory, and fires on a 6.',
    ),
    rule(
      'SEC-AIR-08',
      'Way back',
      'If the attack fails the aircraft fly back, exposed again. If it succeeds they may land in the new territory.',
      'After a success they may fly back too. The way back is the way they came, unless their side chooses another.',
    ),
    rule(
      'SEC-AIR-09',
      'Escort',
      'An escort may fly with a scouting or transport flight, once per turn. Flak does not fire at it.',
      'It may be based in any own territory and is back there afterwards. On its flight it meets one interceptor; later ones meet the flight.',
    ),
    rule(
      'SEC-AIR-10',
      'Counter-interception',
      'When an escorted flight is intercepted the escort may react. Then the combat is between escort and interceptor.',
    ),
    rule(
      'SEC-AIR-11',
      'Escort on its own',
      'An escort may fly alone into an enemy territory and fight aircraft on intercept there.',
      'It does so while its side is due to declare in the phases of scouting, moves and attacks, without using a declaration. It chooses one interceptor, which can still intercept afterwards. Nothing else meets it on its way, and it is back at its base at once.',
    ),
    rule(
      'SEC-AIR-12',
      'Air combat',
      'Air combat is fought by the rules of the tabletop.',
      'Here the dice decide: each unit that fires rolls a die and removes a unit if it rolls that unit’s armour or more. Which units go first is up to their owner, as for dropships (SEC-DROP-06). Aircraft that can intercept fire back at the same time. Losses are made good after the turn.',
    ),
    rule(
      'SEC-AIR-13',
      'Order of events',
      'In each territory of a route interceptors react first, then flak. In the target the mission follows.',
      'A flight that is wiped out ends where it was.',
    ),
    rule(
      'SEC-AIR-14',
      'Shot down',
      'A detachment that loses all its units in the air is wiped out. It is back in its base next turn.',
      'Troops on board share the losses, rounded down, and are lost with their last transport. If the base has fallen it is rebuilt where its defenders could have retreated to.',
    ),
    rule(
      'SEC-AIR-15',
      'What the enemy sees',
      'The enemy sees counter, mission, box and the routes that are flown.',
      'Of units it learns type and number of those that fired or were fired at; everything only after a battle on the ground.',
    ),
  ],
};

/** SEC-SCOUT. */
export const SCOUT_RULES: RuleChapter = {
  title: 'Scouting',
  rules: [
    rule(
      'SEC-SCOUT-01',
      'Who may scout',
      'Ground detachments with infiltrators, and aircraft on scouting missions.',
      'Airborne troops scout on the ground like all others: with infiltrators, into an adjacent territory. Each detachment scouts once per turn, even if it is isolated.',
    ),
    rule('SEC-SCOUT-02', 'Reach', 'On the ground an adjacent enemy territory, by air any enemy territory.'),
    rule('SEC-SCOUT-03', 'In turn', 'The sides scout in turn. The phase is skipped if neither can.'),
    rule(
      'SEC-SCOUT-04',
      'Dice',
      'The scouting side rolls one die for each enemy detachment in the territory.',
      'In the order of their numbers.',
    ),
    rule(
      'SEC-SCOUT-05',
      '6: the sheet',
      'On a 6 it reads the sheet of that detachment.',
      'As it is at that moment; it stays with the counter’s number.',
    ),
    rule('SEC-SCOUT-06', '5: war machines', 'On a 5 it learns number and type of the war machines in that detachment.'),
    rule(
      'SEC-SCOUT-07',
      '1: captured',
      'On a 1 the scouts are captured, and the enemy reads the sheet of their detachment. Aircraft ignore this.',
      'Once for each attempt. There are no losses, and the other dice count.',
    ),
    rule('SEC-SCOUT-08', '2 to 4', 'Nothing happens.'),
    rule(
      'SEC-SCOUT-09',
      'What the scouted side learns',
      'The scouted side learns that the territory was scouted, from where, and the dice.',
      'Spectators learn only that it was scouted.',
    ),
  ],
};
