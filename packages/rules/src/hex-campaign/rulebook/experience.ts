import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const XP_RULES: RuleChapter = {
  title: 'Experience',
  rules: [
    rule(
      'HEX-XP-01',
      'Experience of units',
      'Units may gain XP by the rules of the table, with two changes.',
      'Off by default; setting `unitXp`. The report says what each unit gained, and the sums are kept with the units.',
    ),
    rule(
      'HEX-XP-02',
      'Small losses',
      'A unit that comes out of a battle damaged or below half strength loses 100 XP and no more.',
      'Counted at the end of the battle, of models still on the field or brought off, before any dice. XP do not go below 0, and what was gained in the battle is added afterwards.',
    ),
    rule(
      'HEX-XP-03',
      'Units that are no more',
      'A unit without a living model loses all its XP.',
      'Two wounded models keep them alive, and so does a damaged vehicle.',
    ),
    rule(
      'HEX-XP-04',
      'Experience of detachments',
      'A detachment gains 1 DXP for each VP of its battle and 2 for having fought it, won or lost.',
      'Only the detachment in the hex, not those that helped, garrisons, or garrisons on the march. VP for a Capital and fun battles bring none.',
    ),
    rule(
      'HEX-XP-05',
      'Losing DXP',
      'A detachment that is captured, or of which nobody is left, loses half its DXP. It keeps the size that it was once allowed.',
      'Of what it had before the battle half is dropped, then what the battle brought is added. Nobody is left: none on the field, none brought off by a retreat, none broken that rallied.',
    ),
    rule(
      'HEX-XP-06',
      'Larger detachments',
      'From 10 DXP on a detachment is Veterans and may have 1750 points, from 20 Hardened Veterans and 2000, from 30 Elite and 2250, from 50 Ultra Elite and 2500.',
      'The most DXP that it ever had count.',
    ),
    rule(
      'HEX-XP-07',
      'Growing',
      'New units come as to any detachment, newly built or from other detachments, where its structure may change.',
    ),
  ],
};
