import { Chit, Die, WaxSeal } from '@sealed-orders/map';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { campaignsText } from '@sealed-orders/text/pages/campaigns';
import { landingText } from '@sealed-orders/text/pages/landing';
import { practiceText } from '@sealed-orders/text/pages/practice';
import { servedText } from '@sealed-orders/text/pages/served';
import { siteText } from '@sealed-orders/text/pages/site';
import { GAMES } from '@sealed-orders/text/systems';
import { Download, ShieldCheck } from 'lucide-react';
import type { FrontPage } from '../../../server/front-page.ts';
import { CampaignRows } from '../campaigns/campaign-rows.tsx';
import { buttonClass } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { Empty } from '../kit/notice.tsx';
import { PracticeButton } from '../practice/practice-button.tsx';
import { AccountMenu, Bell, Brand, QuietLink } from '../shell/frame.ts';
import { FirstCalls } from './first-calls.tsx';
import { DrawnOrder, LiveMap } from './live-map.tsx';
import { PlayedWar } from './played-war.tsx';

interface LandingPageProps extends FrontPage {
  /** The games that are offered here. */
  readonly games: readonly PlayedSystem[];
}

/** What this is, a war in progress, and how to join. */
export function LandingPage({ games, campaigns, over, war }: LandingPageProps) {
  const text = landingText;
  return (
    <div className="sheet-page landing">
      <main id="content" tabIndex={-1} className="outline-none relative">
        <section className="hero on-lacquer">
          <header className="bar">
            <Brand />
            <span className="grow" />
            <nav className="ways desk-only" aria-label={siteText.menu}>
              <a href="/wars">{text.publicTitle}</a>
              <QuietLink href="/rules">{siteText.rules}</QuietLink>
              <QuietLink href="/host">{text.host}</QuietLink>
            </nav>
            <Bell />
            <AccountMenu />
          </header>
          <div className="says">
            <div>
              <h1>{text.title}</h1>
              <p>{text.says}</p>
              <div className="calls">
                <FirstCalls own={campaignsText.title} start={text.start} />
                {games[0] === undefined ? null : (
                  <PracticeButton
                    system={games[0]}
                    label={practiceText.begin}
                    look={{ kind: 'lacquer', size: 'large' }}
                  />
                )}
                <QuietLink
                  className={buttonClass({ kind: 'lacquer', size: 'large' })}
                  href={war === null ? '#public' : `/c/${war.slug}`}
                >
                  {text.watch}
                </QuietLink>
              </div>
            </div>
          </div>
          <div className="sheet-of-map">
            <LiveMap games={games} war={war} />
          </div>
        </section>
        <Letter />
        <How games={games} />
        {war === null ? null : <PlayedWar war={war} />}
        <section className="wrap pb-14" aria-labelledby="public">
          <h2 id="public" className="section-title">
            {text.publicTitle}
          </h2>
          <PublicCampaigns campaigns={campaigns} />
          <p className="mt-3">
            <a className="inline-flex min-h-11 items-center" href="/wars">
              {text.wars}
            </a>
          </p>
        </section>
        <Keep games={games} over={over} />
      </main>
      <footer className="wrap site-foot">{servedText.unofficial}</footer>
    </div>
  );
}

const UNITS = ['armour', 'infantry', 'reconnaissance', 'transport'] as const;

/** A sealed sheet of orders: decoration beside the words. */
function Letter() {
  const { title, turn, orders } = landingText.letter;
  return (
    <div className="letter" aria-hidden>
      <div className="row">
        <b className="serif text-lg grow">{title}</b>
        <span className="muted text-xs">{turn}</span>
      </div>
      <ul className="mt-2 border-t-2 border-ink">
        {orders.map(([name, order], i) => (
          <li key={name}>
            <Chit seat="a" frame="friend" icon={UNITS[i] ?? 'infantry'} strength={i < 3 ? [8, 1, 1] : null} size={30} />
            <b>{name}</b>
            <span>{order}</span>
          </li>
        ))}
      </ul>
      <span className="big-wax">
        <WaxSeal size={104} />
      </span>
    </div>
  );
}

function How({ games }: Pick<LandingPageProps, 'games'>) {
  const { title, draw, seal, fight } = landingText.how;
  return (
    <section className="how">
      <div className="wrap">
        <h2>{title}</h2>
        <div className="how-columns">
          <div>
            <div className="how-picture">
              <DrawnOrder games={games} />
              <span className="marching">
                <Chit seat="a" frame="friend" icon="armour" strength={[8, 1, 1]} size={42} />
              </span>
            </div>
            <h3>{draw.title}</h3>
            <p>{draw.says}</p>
          </div>
          <div>
            <div className="how-picture bg-lacquer! grid place-items-center">
              <span className="absolute inset-x-8 top-6 -bottom-5 bg-sheet border border-ink" />
              <span className="absolute inset-y-0 w-5.5 bg-wax border-x border-seal-deep" />
              <span className="relative">
                <WaxSeal size={96} />
              </span>
            </div>
            <h3>{seal.title}</h3>
            <p>{seal.says}</p>
          </div>
          <div>
            <div className="how-picture bg-sheet-2! grid place-items-center">
              <span className="row gap-5!">
                <Chit seat="a" frame="friend" icon="armour" strength={[8, 1, 1]} size={72} />
                <span className="row">
                  <Die face={4} size={34} tone="deciding" />
                  <Die face={3} size={34} />
                </span>
                <Chit seat="c" frame="hostile" icon="infantry" size={72} />
              </span>
            </div>
            <h3>{fight.title}</h3>
            <p>{fight.says}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

function Keep({ games, over }: Pick<LandingPageProps, 'games' | 'over'>) {
  const { rules, keep } = landingText;
  const list = [...games.map((game) => [GAMES[game].name, GAMES[game].says] as const), ...rules.list];
  return (
    <section className="systems">
      <div className="wrap two wide-left">
        <div>
          <h2>{rules.title}</h2>
          <ul className="mt-4 border-t-2 border-ink">
            {list.map(([name, says]) => (
              <li key={name}>
                <b className="font-semibold">{name}</b>
                <span>{says}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{keep.title}</h2>
          <p className="text-base ink2 mt-3.5 leading-relaxed">{keep.says}</p>
          <p className="row flex-wrap mt-5">
            <QuietLink className={buttonClass()} href="/host">
              <Icon of={Download} /> {keep.host}
            </QuietLink>
            <QuietLink
              className={buttonClass({ kind: 'quiet' })}
              href={over === null ? '/verify' : `/c/${over.slug}/verify`}
            >
              <Icon of={ShieldCheck} /> {keep.verify}
            </QuietLink>
            <QuietLink className={buttonClass({ kind: 'quiet' })} href="/rules">
              {keep.rules}
            </QuietLink>
          </p>
        </div>
      </div>
    </section>
  );
}

/** Campaigns that anyone may watch. */
function PublicCampaigns({ campaigns }: Pick<FrontPage, 'campaigns'>) {
  if (campaigns.length > 0) return <CampaignRows lines={campaigns} />;
  return (
    <div className="py-4">
      <Empty title={landingText.publicEmpty.title}>{landingText.publicEmpty.says}</Empty>
    </div>
  );
}
