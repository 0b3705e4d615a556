import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const SIGHT_RULES: RuleChapter = {
  title: 'Fog of war',
  rules: [
    rule(
      'HEX-SIGHT-01',
      'What is in sight',
      'Enemies are seen within the sight radius of friendly pieces. Terrain does not block sight.',
    ),
    rule('HEX-SIGHT-02', 'Spies and convoys', 'They see their own hex.'),
    rule('HEX-SIGHT-03', 'Diplomats', 'They see one hex far.'),
    rule(
      'HEX-SIGHT-04',
      'Detachments and Strongholds',
      'They see one hex far; an Urban or Resource hex alone sees nothing.',
    ),
    rule('HEX-SIGHT-05', 'Radar', 'A Stronghold with a radar tower sees two hexes far.'),
    rule(
      'HEX-SIGHT-06',
      'Scouts',
      'An army with a scout unit that has half its models ready sees two hexes far.',
      'Radar and scouts do not add up.',
    ),
    rule('HEX-SIGHT-07', 'The Capital', 'It sees one further: two, or three with radar or scouts.'),
    rule(
      'HEX-SIGHT-08',
      'What sight shows',
      'Presence, owner and kind; no strength, no stores, no orders.',
      'Setting sightDetail shows more.',
    ),
    rule(
      'HEX-SIGHT-09',
      'When sight is taken',
      'At the start of the turn and after air missions, movement, battle movement, battle and end of turn.',
      'After battle movement only where a mission of spies changed what there is to see. What only passes through is not shown; setting seePassing.',
    ),
    rule(
      'HEX-SIGHT-10',
      'Allies share sight',
      'Allies see with each other’s pieces while the alliance lasts.',
      'Setting alliedSight.',
    ),
    rule(
      'HEX-SIGHT-11',
      'Memory',
      'What was seen stays on the map with its turn; moving pieces leave their last known place.',
      'Terrain, Airspaces and the starting places of Capitals are public. What was known without being seen, own and allied land and Strongholds, stays as it was last known when it is lost, without an owner: whose it is now nobody tells.',
    ),
    rule(
      'HEX-SIGHT-12',
      'Battles reveal',
      'Fighting players see each other’s units in the battle, nothing else.',
      'From the moment the battle arises, on its card: models that fight and their points, not those who stayed away, not experience or equipment lost. Of detachments that help they learn when those act. Everybody knows that there is a battle, where and whose, and how many armies of which kind fight in it; not which armies they are, nor whether it is an attack or a raid before it is reported. Players also know whether dice have fallen for it and whether it is over. Of a battle against discovered forces only those who have its hex in sight know before it is reported. The setting `battleReports` says who else learns how it ended: under `public` all players at once, and spectators when the battle phase closes; under `delayed` all of them when it closes; under `participants` nobody. They read who won, the points that each side lost, the VP unless `vpVisibility` is `own`, and under which orders it was fought. They do not read the BP that the winner gets, which would tell of captives.',
    ),
  ],
};
