import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const CAPT_RULES: RuleChapter = {
  title: 'Captives',
  rules: [
    rule(
      'HEX-CAPT-01',
      'Moving captives',
      'At the start of a turn captive detachments can be handed over, always whole: between a prison and a detachment in its hex, or between two of a player’s detachments in adjacent hexes.',
      'Each captive detachment moves at most once a turn. A garrison that holds captives can hand them to a prison or a detachment in its hex, but cannot take any. Nothing can be handed over in orbit.',
    ),
    rule(
      'HEX-CAPT-02',
      'The first imprisonment pays',
      'The first time a captive detachment enters one of its captor’s prisons, the prison’s hex gains a quarter of its value in BP.',
      'All living models count, including wounded and damaged ones. Each captor is paid once: a player who takes captives over from another can still imprison them for the first time.',
    ),
    rule(
      'HEX-CAPT-03',
      'The first imprisonment informs',
      'At the same time the captor learns everything about one detachment, Stronghold or Urban hex of the captives’ owner, as from a spy.',
      'The captor chooses the kind; a die chooses which one. If the owner has nothing of that kind, the captor learns nothing.',
    ),
    rule(
      'HEX-CAPT-04',
      'Captives slow their guard',
      'A detachment that guards captives can move no faster than they can, and everything that restricts their movement restricts it too.',
      'Its own restrictions still apply. In every hex the worse of the two counts, for entering, for rivers and for having to stop. It cannot fly high.',
    ),
    rule(
      'HEX-CAPT-05',
      'Freedom',
      'When their guard is beaten in battle, captives are free and appear in the nearest empty hex once everybody has withdrawn. Their captor may also release them in a deal.',
      'Among equally near hexes, those that no enemy controls come first, then those nearest to their owner’s Capital, then a die decides. If their owner or an ally takes the settlement with the prison, they are free. If somebody else takes it, they change captor, or are killed if the new captor’s race keeps no such captives; if the settlement is destroyed, all captives in its prison are free. If the prison is gone, they go with one of their captor’s armies in its hex, the captor’s detachment first; without one they are free, as they are whenever their guard no longer exists. Freed detachments must be rearmed, unless the campaign is played without that rule.',
    ),
    rule(
      'HEX-CAPT-06',
      'No recovery, no upkeep',
      'Captive detachments do not roll for recovery and cost nobody maintenance.',
      'They still count toward what their owner may have only once.',
    ),
    rule(
      'HEX-CAPT-07',
      'Captives follow',
      'Captives are always where the army that holds them is.',
      'They have no zone of control, see nothing and take up no room. A garrison that holds captives keeps them in its hex.',
    ),
  ],
};
