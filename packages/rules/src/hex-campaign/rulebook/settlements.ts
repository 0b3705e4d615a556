import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const URB_RULES: RuleChapter = {
  title: 'Settlements',
  rules: [
    rule(
      'HEX-URB-01',
      'Four sizes',
      'A Village (size 1) costs 200 BP; the steps to Town, City and Metropol cost 300, 500 and 1000.',
      'Some races pay more or less: Chaos and Eldar double; Dark Eldar double for a Village and triple for the steps; Orks half.',
    ),
    rule(
      'HEX-URB-02',
      'Founding',
      'A player may found a Village in any hex they control, except on a Resource hex or in an enemy zone of control.',
      'If an army that the player cannot see prevents it, this comes out when the order is carried out, and the order costs nothing.',
    ),
    rule('HEX-URB-03', 'Race', 'A new settlement has its founder’s race.'),
    rule(
      'HEX-URB-04',
      'Distance',
      'A settlement cannot be founded next to another, whoever owns it.',
      'Ruins do not count. Two players who found settlements side by side in the same turn both succeed.',
    ),
    rule(
      'HEX-URB-05',
      'Growth',
      'A settlement grows by at most one size a turn, not in the turn it was founded, and not in an enemy zone of control.',
    ),
    rule(
      'HEX-URB-06',
      'Who pays',
      'The Capital or a settlement within three hexes pays for a Village; the settlement itself pays for its growth.',
    ),
    rule(
      'HEX-URB-07',
      'Production',
      'Every settlement can receive RP and store BP; it can build models only if its buildings allow them.',
    ),
    rule(
      'HEX-URB-08',
      'Streets',
      'A settlement has roads as soon as it exists: it is linked to every neighbour that is a settlement or has a road.',
      'These roads cost neither BP nor a road action, and disappear with the settlement.',
    ),
    rule(
      'HEX-URB-09',
      'Shrinking',
      'Bombing, pillage and exploitation can cost a settlement one size. A Village cannot shrink.',
      'Buildings that need a larger settlement stay, without effect or maintenance, until it reaches that size again. An upgraded building works, and costs, as its lower step if the size is enough for that.',
    ),
    rule(
      'HEX-URB-10',
      'Ruins',
      'A destroyed settlement leaves a ruin, which has no income, no roads and no effect.',
      'A new Village may be founded on it at the normal price.',
    ),
  ],
};
