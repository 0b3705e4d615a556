import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const SIGHT_RULES: RuleChapter = {
  title: 'Fog of war',
  rules: [
    rule(
      'HEX-SIGHT-01',
      'What is in sight',
      'A player sees enemies within the sight radius of friendly pieces. Terrain does not block sight.',
    ),
    rule('HEX-SIGHT-02', 'Spies and convoys', 'They see their own hex.'),
    rule('HEX-SIGHT-03', 'Diplomats', 'They see one hex.'),
    rule(
      'HEX-SIGHT-04',
      'Detachments and Strongholds',
      'They see one hex; an Urban or Resource hex on its own sees nothing.',
    ),
    rule('HEX-SIGHT-05', 'Radar', 'A Stronghold with a radar tower sees two hexes.'),
    rule(
      'HEX-SIGHT-06',
      'Scouts',
      'An army with a scout unit that has at least half its models ready sees two hexes.',
      'Radar and scouts do not add up.',
    ),
    rule('HEX-SIGHT-07', 'The Capital', 'The Capital sees one hex further: two, or three with radar or scouts.'),
    rule(
      'HEX-SIGHT-08',
      'What sight shows',
      'Presence, owner and kind. It does not show strength, stores or orders.',
      'Setting `sightDetail` shows more.',
    ),
    rule(
      'HEX-SIGHT-09',
      'When sight is taken',
      'At the start of the turn and after air missions, movement, battle movement, battle and end of turn.',
      'After battle movement, only where a spy mission changed what can be seen. Pieces that only pass through are not shown; setting `seePassing`.',
    ),
    rule(
      'HEX-SIGHT-10',
      'Allies share sight',
      'Allies see what each other’s pieces see while the alliance lasts.',
      'Setting `alliedSight`.',
    ),
    rule(
      'HEX-SIGHT-11',
      'Memory',
      'Everything seen stays on the map with its turn; moving pieces leave their last known place.',
      'Terrain, Airspaces and the starting places of Capitals are public, except where Dark Eldar begin (HEX-RACE-DE-05). Places that a player knew without seeing them, such as their own and allied land and Strongholds, stay as last known when lost, but without an owner: the player is not told whose they are now.',
    ),
    rule(
      'HEX-SIGHT-12',
      'Battles reveal',
      'Players in a battle see each other’s units in it, and nothing else.',
      'From the moment the battle arises, each side’s preparation sheet shows the models that fight and their points, but not models that stay away, experience, or lost equipment. The other side learns of detachments that help only when those act. Everybody knows that there is a battle, where and between whom, and how many armies of which kind fight in it; but not which armies they are or, before it is reported, whether it is an attack or a raid. Players also know whether dice have been rolled for it and whether it is over. Before a battle against discovered forces is reported, only players with its hex in sight know of it. The setting `battleReports` says who else learns how it ended: under `public`, all players immediately, and spectators when the battle phase closes; under `delayed`, all of them when it closes; under `participants`, nobody. They read who won, the points each side lost, the VP unless `vpVisibility` is `own`, and the orders under which it was fought. They do not read the winner’s BP, which would reveal captives.',
    ),
  ],
};
