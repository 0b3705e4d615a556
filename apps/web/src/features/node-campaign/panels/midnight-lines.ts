import { lookup, type SeatId } from '@sealed-orders/rules/kernel';
import type { ForeseenMidnight, View } from '@sealed-orders/rules/node-campaign';
import { listed, plain } from '@sealed-orders/text';
import type { Words } from '@sealed-orders/text/node-campaign';
import { midnightText } from '@sealed-orders/text/node-campaign/map-papers';

/** One thing that a midnight brings. */
export interface MidnightLine {
  /** Its letter in NODE-CP-13. */
  readonly letter: string;
  readonly says: string;
  /** Whether it changes anything this time. */
  readonly isQuiet: boolean;
}

const text = midnightText;

/** What a midnight brings, in sentences for the viewer, in the order of the rule. */
export function midnightLines(foreseen: ForeseenMidnight, view: View, words: Words): readonly MidnightLine[] {
  const { battles, posts, endsWeek, week } = foreseen;
  const fields = battles.flatMap((id) => lookup(view.battles, id)?.node ?? []).map((node) => words.node(node));
  const line = (letter: string, says: string, isQuiet = false): MidnightLine => ({ letter, says, isQuiet });
  const waagh = waaghSays(foreseen, view.you, words);
  return [
    line('a', dailySays(foreseen, view, words)),
    ...(waagh === null ? [] : [line('b', waagh)]),
    line('c', topUpSays(foreseen), foreseen.topUp?.length === 0),
    line('d', weekSays(endsWeek, scoresOf(week), view.you, words), !endsWeek),
    fields.length === 0 ? line('e', text.noBattles, true) : line('e', text.battles(plain(listed(fields)))),
    line('f', leaderSays(foreseen, view, words)),
    ...(view.you === null ? [] : [line('g', postsSay(posts), posts.length === 0)]),
  ];
}

/** How many orders fall due, and which of them come to nothing as things are. */
function postsSay(posts: ForeseenMidnight['posts']): string {
  const lapsing = posts.filter(({ isLapsing }) => isLapsing).length;
  const spoilt = posts.flatMap(({ cancelled }) => (cancelled.length === 0 ? [] : [cancelled]));
  const lost = spoilt.flat().reduce((sum, { points }) => sum + points, 0);
  return [
    text.posts(posts.length),
    ...(lapsing === 0 ? [] : [text.postsLapse(lapsing)]),
    ...(spoilt.length === 0 ? [] : [text.postsCancelled(spoilt.length, lost)]),
  ].join(' ');
}

function dailySays({ daily }: ForeseenMidnight, { you, purses, settings }: View, words: Words): string {
  const purse = you === null ? undefined : lookup(purses, you);
  const own = daily.find(({ seat }) => seat === you);
  const full = daily.filter(({ seat, points }) => points === 0 && seat !== you).map(({ seat }) => words.seat(seat));
  const now = purse === undefined ? 0 : purse.cp + purse.free;
  return [
    text.daily(settings.dailyCp),
    ...(own === undefined
      ? []
      : [own.points > 0 ? text.youGain(now, now + own.points) : text.youAtLimit(settings.cpCap)]),
    ...(full.length === 0 ? [] : [text.atLimit(plain(listed(full)), settings.cpCap)]),
  ].join(' ');
}

function waaghSays({ waagh }: ForeseenMidnight, you: SeatId | null, words: Words): string | null {
  const own = waagh.filter(({ seat }) => seat === you).map(({ points }) => text.waagh(points));
  const others = waagh.filter(({ seat }) => seat !== you);
  const gains = others.map(({ seat, points }) => `${words.seat(seat).text} +${points}`);
  const all = [...own, ...(gains.length === 0 ? [] : [text.waaghOf(plain(listed(gains)))])];
  return all.length === 0 ? null : all.join(' ');
}

function topUpSays({ topUp }: ForeseenMidnight): string {
  if (topUp === null) return text.topUpUnknown;
  const [first] = topUp;
  return first === undefined ? text.noTopUp : text.topUp(first.points + first.lost);
}

/** The sum of each player's lines, in their order. */
function scoresOf(week: ForeseenMidnight['week']): ReadonlyMap<SeatId, number> {
  const sums = new Map<SeatId, number>();
  for (const { seat, amount } of week) sums.set(seat, (sums.get(seat) ?? 0) + amount);
  return sums;
}

function weekSays(isNow: boolean, scores: ReadonlyMap<SeatId, number>, you: SeatId | null, words: Words): string {
  if (you !== null) {
    const own = scores.get(you) ?? 0;
    return isNow ? text.nodes(own) : text.notTonight(own);
  }
  if (!isNow) return text.notTonight(null);
  const all = [...scores].map(([seat, vp]) => `${words.seat(seat).text} ${vp}`);
  return all.length === 0 ? text.noNodes : text.nodesOf(plain(listed(all)));
}

function leaderSays({ leaders, vp, isLast }: ForeseenMidnight, { settings }: View, words: Words): string {
  const who = plain(listed(leaders.map((seat) => words.seat(seat))));
  const first = vp === 0 ? text.noLeader : text.leader(who, vp, settings.endVp);
  return isLast ? `${text.lastDay} ${first}` : first;
}
