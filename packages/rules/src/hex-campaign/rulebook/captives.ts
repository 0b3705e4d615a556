import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const CAPT_RULES: RuleChapter = {
  title: 'Captives',
  rules: [
    rule(
      'HEX-CAPT-01',
      'Moving captives',
      'At the start of a turn captive detachments change hands, always whole: between a prison and a detachment in its hex, or between two of your detachments in adjacent hexes.',
      'Each captive detachment moves once a turn. A garrison that holds captives hands them to a prison or a detachment in its hex, and takes none. In orbit nothing is handed over.',
    ),
    rule(
      'HEX-CAPT-02',
      'The first imprisonment pays',
      'The first time a captive detachment enters a prison of its captor’s, the prison’s hex gains a quarter of its value in BP.',
      'All models that live count, wounded and damaged ones too. It is paid once for each captor: whoever takes the captives over from another has their first imprisonment before him.',
    ),
    rule(
      'HEX-CAPT-03',
      'The first imprisonment informs',
      'At the same time the captor learns all about one detachment, Stronghold or Urban hex of their owner’s, as from a spy.',
      'The captor chooses which kind of thing, a die which of them. Where the owner has nothing of the kind, nothing is learned.',
    ),
    rule(
      'HEX-CAPT-04',
      'Captives slow their guard',
      'A detachment that guards captives is no faster than they are and bound by all that restricts their movement.',
      'Its own restrictions stay as well; in every hex the worse of the two counts, for entering, for rivers and for having to stop. It does not fly high.',
    ),
    rule(
      'HEX-CAPT-05',
      'Freedom',
      'When their guard is beaten in battle captives are free and appear in the nearest empty hex when all have withdrawn. Their captor may let them go by a deal.',
      'Among hexes as near, those that no enemy controls come first, then the nearest to their owner’s Capital, then a die. When their owner or an ally of his takes the settlement with the prison they are free; when somebody else does they change captor, and are killed where his race keeps no such captives, unless he destroys the settlement: then all in its prison are free. If the prison is gone they go with an army of their captor’s in its hex, the taker’s detachment first, and are free without one, as they are whenever their guard is no more. The freed must be rearmed, unless the campaign is played without that.',
    ),
    rule(
      'HEX-CAPT-06',
      'No recovery, no upkeep',
      'Captive detachments roll for no recovery and cost nobody maintenance.',
      'They still count among what their owner may have only once.',
    ),
    rule(
      'HEX-CAPT-07',
      'Captives follow',
      'Captives are always where the army is that holds them.',
      'They have no zone of control, see nothing, and take up no room. A garrison that holds captives keeps them in its hex.',
    ),
  ],
};
