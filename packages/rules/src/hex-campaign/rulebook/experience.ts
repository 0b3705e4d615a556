import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const XP_RULES: RuleChapter = {
  title: 'Experience',
  rules: [
    rule(
      'HEX-XP-01',
      'Unit experience',
      'Units may gain XP by the tabletop rules, with two changes.',
      'Off by default; setting `unitXp`. The report says what each unit gained, and the totals are kept with the units.',
    ),
    rule(
      'HEX-XP-02',
      'Small losses',
      'A unit that ends a battle damaged or below half strength loses 100 XP and no more.',
      'Counted at the end of the battle, using models still on the field or brought off it, before any dice. XP never go below 0, and XP gained in the battle are added afterwards.',
    ),
    rule(
      'HEX-XP-03',
      'Units with nobody left',
      'A unit without a living model loses all its XP.',
      'Two wounded models are enough to keep the XP, and so is a damaged vehicle.',
    ),
    rule(
      'HEX-XP-04',
      'Detachment experience',
      'A detachment gains 1 DXP for each VP of its battle and 2 for having fought it, whether it won or lost.',
      'Only the detachment in the hex gains DXP, not detachments that helped, garrisons, or garrisons on the march. VP for a Capital and fun battles bring none.',
    ),
    rule(
      'HEX-XP-05',
      'Losing DXP',
      'A detachment that is captured, or has nobody left, loses half its DXP. It keeps the size it was once allowed.',
      'Half the DXP from before the battle are dropped, then those gained in the battle are added. Nobody left means none on the field, none brought off by a retreat, and no broken unit that rallied.',
    ),
    rule(
      'HEX-XP-06',
      'Larger detachments',
      'From 10 DXP a detachment is Veterans and may have 1750 points; from 20 Hardened Veterans and 2000; from 30 Elite and 2250; from 50 Ultra Elite and 2500.',
      'The highest DXP it ever had counts.',
    ),
    rule(
      'HEX-XP-07',
      'Growing',
      'New units join as in any detachment, newly built or from other detachments, where its structure may change.',
    ),
  ],
};
