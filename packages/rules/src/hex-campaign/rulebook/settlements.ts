import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const URB_RULES: RuleChapter = {
  title: 'Settlements',
  rules: [
    rule(
      'HEX-URB-01',
      'Four sizes',
      'A Village (size 1) costs 200 BP; the steps to Town, City and Metropol cost 300, 500 and 1000.',
      'Some races pay more or less: Chaos and Eldar double, Dark Eldar double for a Village and triple for the steps, Orks half.',
    ),
    rule(
      'HEX-URB-02',
      'Founding',
      'A Village may be founded in any hex that the player controls, but not on a Resource hex and not in an enemy zone of control.',
      'An army that the player does not see is found out when the order is carried out; then it costs nothing.',
    ),
    rule('HEX-URB-03', 'Race', 'A new settlement is of its founder’s race.'),
    rule(
      'HEX-URB-04',
      'Distance',
      'No settlement is founded next to another, whoever owns it.',
      'Ruins do not count. Players who found side by side in the same turn both succeed.',
    ),
    rule(
      'HEX-URB-05',
      'Growth',
      'A settlement grows by one size a turn at most, not in the turn of its founding, and not in an enemy zone of control.',
    ),
    rule(
      'HEX-URB-06',
      'Who pays',
      'A Village is paid by the Capital or a settlement within three hexes; growth by the settlement itself.',
    ),
    rule(
      'HEX-URB-07',
      'Production',
      'Every settlement can take in RP and store BP; models are built only where its buildings allow them.',
    ),
    rule(
      'HEX-URB-08',
      'Streets',
      'A settlement has roads from the moment it exists: it is linked with every neighbour that is a settlement or has a road.',
      'They cost neither BP nor a roadbuild action, and are gone with the settlement.',
    ),
    rule(
      'HEX-URB-09',
      'Shrinking',
      'Bombs, pillage and exploitation can cost a settlement one size. A Village does not shrink.',
      'Buildings for which it is too small now stay, without effect and without maintenance, until it has the size again. An upgraded building works, and costs, as its lower step where the size suffices for that.',
    ),
    rule(
      'HEX-URB-10',
      'Ruins',
      'A destroyed settlement leaves a ruin: no income, no roads, no meaning.',
      'A new Village may be founded on it at the normal price.',
    ),
  ],
};
