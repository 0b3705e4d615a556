import { type RuleChapter, rule } from '../../kernel/rulebook.ts';

export const DIP_RULES: RuleChapter = {
  title: 'Diplomacy',
  rules: [
    rule(
      'HEX-DIP-01',
      'Who may negotiate',
      'Two players who each have a Capital and whose lands touch may make deals in the open.',
      'To make an offer you must know of a common border yourself, from sight or memory; that you know of one is all that the offer betrays. Whoever receives an open offer may answer it, or make one in turn, without knowing the border. Whether both still have a Capital and a border is looked at again when the Build phase closes. If not, the deal lapses with the same words as an offer that nobody signed: nothing is paid and nothing counts as broken.',
    ),
    rule(
      'HEX-DIP-02',
      'What a deal may hold',
      'BP from either side, captives of the other, a treaty, and promises in your own words, in any mixture.',
      'Offers are made, signed, declined or taken back while the Build phase is open, and count as soon as they are sent. A signature binds both: what was signed is carried out when the phase closes, the promises in words excepted. BP need not lie in the store yet when they are offered; they must when the lists are carried out.',
    ),
    rule(
      'HEX-DIP-03',
      'Captives in deals',
      'Only whole detachments are given back, out of a prison, and not in the turn in which they were put there.',
      'They go home to their owner and to nobody else. Their owner may ask for them wherever they are held; the other side can sign when they are in prison.',
    ),
    rule(
      'HEX-DIP-04',
      'Open deals are public',
      'The news of a deal, and whether it was kept, goes to everybody.',
      'The news names the partners, the treaty, and whether BP, captives or promises are part of it; amounts, hexes and the words of a promise remain with the two. A promise in words is judged by the two: in the Build phase either may say that the other has broken it, and everybody hears of that when the phase closes. The referee may rule at any time that one of the two has broken it, and everybody hears of that at once, with the reason. Nobody is told the words, and then the promise is no more.',
    ),
    rule(
      'HEX-DIP-05',
      'Delivery',
      'BP leave the settlement that pays when the Build phase closes. They and released captives reach the Capital of the receiver at the end of the turn.',
      'Deals are settled after captives have been moved and before anything is rearmed, replaced or built, in the order in which they were signed. If either side lacks what it signed, the whole deal is void and counts as broken by whoever lacked it. Where a detachment stands in the Capital, the released one appears in the nearest free hex. Captives on their way are in nobody’s hands. If the receiver has lost his Capital, the BP go back to the hex that paid, or else to the payer’s Capital, and captives remain in their prison; if that has fallen meanwhile they are free.',
    ),
    rule(
      'HEX-DIP-06',
      'Non-aggression pact',
      'Partners do not enter, claim or attack what is the other’s. Their squadrons leave each other alone, but neither controls an Airspace in which the other still has an interceptor.',
      'The land is closed to detachments and convoys; spies and diplomats pass. Whoever is inside when a pact begins may stay, or leave by a path that ends outside. The form refuses battle orders against a partner as far as he is seen; otherwise the order is spent when it comes to it.',
    ),
    rule(
      'HEX-DIP-07',
      'Alliance',
      'Allies do not attack or claim what is the other’s. They may enter each other’s land, support each other in battle, and control an Airspace together.',
      'An attack whose target turns out to be an ally’s, or to stand beside his garrison, is spent. Nobody supports an ally against a pact partner.',
    ),
    rule(
      'HEX-DIP-08',
      'Who may sign with whom',
      'The races decide which treaties are open to two players: the table of treaties. Deals without a treaty are open to all.',
      'Blood Angels have the row of the Space Marines. A campaign may be played without these limits.',
    ),
    rule(
      'HEX-DIP-09',
      'Enemy, pact partner, ally',
      'Every other player with whom no treaty binds you is an enemy, and so are forces of nobody’s. Between pact partners there are no zones of control, no attacks, and no captures of convoys. Allies have all that, and free passage besides.',
      'Where two treaties bind the same two, the closer one counts. Rules that speak of any other player mean partners and allies too.',
    ),
    rule(
      'HEX-DIP-10',
      'Beginning and end of treaties',
      'A treaty binds from the Build phase in which it is signed. Either partner ends it by notice in a Build phase; it is over at the start of the next turn.',
      'Notice and end are as public as the treaty was. A treaty that notice was given of can be signed again, and then goes on. An alliance signed over a pact leaves the pact in place when it ends. Armies in the other’s land stay where they are, but a detachment beside the other’s garrison goes to the nearest hex where it may stand. A campaign may be played with notice that counts at once.',
    ),
    rule(
      'HEX-DIP-11',
      'Secret deals',
      'Where the diplomat of one is in the Capital of the other, the two may deal as they do in the open, and nobody else hears of it.',
      'No common border is needed, but both need a Capital. The diplomat must be there when the Build phase begins; sending him home in that phase spoils nothing. Secret treaties bind like open ones, and notice of them is as secret. Two partners may sign openly what they had signed in secret; a secret treaty may stand beside an open one.',
    ),
    rule(
      'HEX-DIP-12',
      'Diplomats in Capitals',
      'A diplomat moves like a convoy and keeps out of hexes with enemy armies; an enemy detachment that enters his hex is his end. Capitals are open to diplomats, and inside they are safe from the host.',
      'You may close your Capital to the diplomats of one player, who learns of it only by stopping before it. Whoever is inside then may stay, until you expel him: that sends him to his own Capital, and if he has none he is lost. Armies of third players are as dangerous to him inside as anywhere.',
    ),
    rule(
      'HEX-DIP-13',
      'Both sides of the table',
      'A treaty needs the consent of both races’ rows. The table reads the same from either side.',
    ),
  ],
};
