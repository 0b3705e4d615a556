import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const DIP_RULES: RuleChapter = {
  title: 'Diplomacy',
  rules: [
    rule(
      'HEX-DIP-01',
      'Who may negotiate',
      'Two players who each have a Capital and whose lands touch may make deals openly.',
      'To make an offer, you must know of a common border yourself, from sight or memory; the offer reveals only that you know of one. A player who receives an open offer may answer it, or make one in return, without knowing the border. When the Build phase closes, it is checked again that both still have a Capital and a border. If not, the deal lapses with the same words as an unsigned offer: nothing is paid and nothing counts as broken.',
    ),
    rule(
      'HEX-DIP-02',
      'What a deal can contain',
      'Any mixture of BP from either side, captives held by either side, a treaty, and promises in the players’ own words.',
      'While the Build phase is open, offers can be made, signed, declined or withdrawn; each takes effect as soon as it is sent. A signature binds both: when the phase closes, the signed deal is carried out, except for promises in words. The BP do not have to be in the store when they are offered, only when the sheets are carried out.',
    ),
    rule(
      'HEX-DIP-03',
      'Captives in deals',
      'Only whole detachments can be released, from a prison, and not in the turn in which they were put there.',
      'They go home to their owner and to nobody else. Their owner may ask for them wherever they are held; the other side can sign once they are in prison.',
    ),
    rule(
      'HEX-DIP-04',
      'Open deals are public',
      'Everybody is told about an open deal and about whether it was kept.',
      'The news names the partners, the treaty, and whether BP, captives or promises are part of the deal; amounts, hexes and the words of a promise stay between the two. The two players judge a promise in words themselves: in the Build phase either may say that the other has broken it, and everybody is told when the phase closes. The referee may rule at any time that one of the two has broken it, and everybody is told immediately, with the reason. Nobody is told the words, and the promise no longer holds.',
    ),
    rule(
      'HEX-DIP-05',
      'Delivery',
      'BP leave the paying settlement when the Build phase closes. BP and released captives reach the receiver’s Capital at the end of the turn.',
      'Deals are settled after captives have been moved and before anything is rearmed, replaced or built, in the order in which they were signed. If either side lacks what it signed for, the whole deal is void and counts as broken by the side that lacked it. If there is a detachment in the Capital, the released one appears in the nearest free hex. Nobody holds captives on their way. If the receiver has lost their Capital, the BP go back to the hex that paid, or else to the payer’s Capital, and captives stay in their prison; if that has fallen in the meantime, they are free.',
    ),
    rule(
      'HEX-DIP-06',
      'Non-aggression pact',
      'Partners do not enter, claim or attack anything that belongs to the other. Their squadrons leave each other alone, but neither controls an Airspace in which the other still has an interceptor.',
      'The land is closed to detachments and convoys; spies and diplomats may pass. Pieces already inside when a pact begins may stay, or leave by a path that ends outside. The form refuses battle orders against a partner as far as the player can see; otherwise the order is lost when it would be carried out.',
    ),
    rule(
      'HEX-DIP-07',
      'Alliance',
      'Allies do not attack or claim anything that belongs to the other. They may enter each other’s land, support each other in battle, and control an Airspace together.',
      'An attack is lost if its target turns out to be an ally’s, or to share a hex with an ally’s garrison. Nobody supports an ally against a pact partner.',
    ),
    rule(
      'HEX-DIP-08',
      'Who may sign with whom',
      'The players’ races decide which treaties are open to them: see the table of treaties. Deals without a treaty are open to everyone.',
      'Blood Angels use the Space Marines’ row. A campaign may be played without these limits.',
    ),
    rule(
      'HEX-DIP-09',
      'Enemy, pact partner, ally',
      'Every player with whom you have no treaty is an enemy, and so are native forces. Between pact partners there are no zones of control, no attacks, and no captures of convoys. The same goes for allies, who also have free passage.',
      'If the same two players have two treaties, the closer one counts. Rules about any other player include partners and allies.',
    ),
    rule(
      'HEX-DIP-10',
      'Start and end of treaties',
      'A treaty takes effect in the Build phase in which it is signed. Either partner can end it by giving notice in a Build phase; it ends at the start of the next turn.',
      'Notice and end are as public as the treaty was. A treaty under notice can be signed again, and then continues. If an alliance was signed on top of a pact, the pact remains when the alliance ends. Armies in the other’s land stay where they are, but a detachment that shares a hex with the other’s garrison goes to the nearest hex where it may be; of two detachments in one hex, the one that does not control it goes. A campaign may be played with notice that takes effect immediately.',
    ),
    rule(
      'HEX-DIP-11',
      'Secret deals',
      'If the diplomat of one player is in the Capital of the other, the two may make deals as they would openly, and nobody else learns of it.',
      'They need no common border, but both need a Capital. The diplomat must be there when the Build phase begins; sending the diplomat home in that phase changes nothing. Secret treaties bind like open ones, and notice of them is also secret. Partners may openly sign a treaty that they had signed in secret; a secret treaty may exist alongside an open one.',
    ),
    rule(
      'HEX-DIP-12',
      'Diplomats in Capitals',
      'A diplomat moves like a convoy and stays out of hexes with enemy armies; a diplomat whose hex an enemy detachment enters is lost. Capitals are open to diplomats, and inside they are safe from the host.',
      'You may close your Capital to the diplomats of one player, who finds out only when a diplomat stops before it. A diplomat who is already inside may stay until you expel them; an expelled diplomat goes to their own Capital, or is lost if there is none. Armies of third players are as dangerous inside as anywhere else.',
    ),
    rule(
      'HEX-DIP-13',
      'Both sides of the table',
      'Both races’ rows must allow a treaty. The table reads the same from either side.',
    ),
  ],
};
