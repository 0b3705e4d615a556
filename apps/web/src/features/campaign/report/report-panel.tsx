'use client';
import { reportText } from '@sealed-orders/text/pages/campaign';
import { replayText } from '@sealed-orders/text/pages/replay';
import { Filter, Play, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Empty } from '../../shell/notice.tsx';
import { PHONE, useMedia } from '../../shell/use-media.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import { TitledSection } from '../panels/titled-section.tsx';
import { useReplay } from '../replay/replay-context.ts';
import { Initiative } from './initiative.tsx';
import { ReportLine } from './report-line.tsx';
import { battlePlaces, type ReportSection, reportSections, seatOf } from './report-lines.ts';

/** What the step that is shown brought, as far as the reader may know it. */
export function ReportPanel() {
  const { events, view, head } = useCampaignPlace();
  const [onlyMine, setOnlyMine] = useState(false);
  const told = events.filter((event) => !onlyMine || seatOf(event) === null || seatOf(event) === head.you);
  const sections = reportSections(told);
  const turn = events.find((event) => event.type === 'turn-ended')?.turn ?? events[0]?.turn ?? view.turn;
  const isBeginning = events.some((event) => event.type === 'campaign-began');
  return (
    <section aria-label={reportText.title}>
      <header className="report-head">
        <div className="row">
          <p className="eyebrow grow">{reportText.title}</p>
          {head.you === null ? null : (
            <button
              type="button"
              className="btn small quiet no-print"
              aria-pressed={onlyMine}
              onClick={() => setOnlyMine(!onlyMine)}
            >
              <Filter size={16} strokeWidth={1.75} aria-hidden /> {onlyMine ? reportText.whole : reportText.mine}
            </button>
          )}
          <button type="button" className="icon-btn no-print" aria-label={reportText.print} onClick={() => print()}>
            <Printer size={17} strokeWidth={1.75} aria-hidden />
          </button>
        </div>
        <h2>{isBeginning ? reportText.began : reportText.turn(turn)}</h2>
        <PlayButton />
        {sections.length === 0 && events.length > 0 ? <p>{reportText.nothing}</p> : null}
      </header>
      {events.length === 0 ? (
        <div className="p-4">
          <Empty title={reportText.empty}>{reportText.emptySays}</Empty>
        </div>
      ) : null}
      {sections.map((section) => (
        <SectionLines key={section.section} section={section} />
      ))}
    </section>
  );
}

/** Plays what is told below on the map; on a phone the map comes to the front for it. */
function PlayButton() {
  const { openTab } = useCampaignPlace();
  const { beats, state, start } = useReplay();
  const isPhone = useMedia(PHONE);
  if (beats.length === 0 || state !== null) return null;
  const play = () => {
    if (isPhone) openTab('map');
    start();
  };
  return (
    <button type="button" className="btn small no-print mt-3" onClick={play}>
      <Play size={15} strokeWidth={1.75} aria-hidden /> {replayText.start}
    </button>
  );
}

function SectionLines({ section: { section, events } }: { readonly section: ReportSection }) {
  const { view, events: all } = useCampaignPlace();
  const battles = useMemo(() => battlePlaces(view.battles, all), [view, all]);
  const rule = section === 'initiative' ? (events[0]?.rule ?? null) : null;
  return (
    <TitledSection title={reportText.sections[section]} rule={rule}>
      {section === 'initiative' ? (
        <Initiative events={events} />
      ) : (
        <ol>
          {events.map((event, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes; its order is its identity
            <ReportLine key={i} event={event} battles={battles} />
          ))}
        </ol>
      )}
    </TitledSection>
  );
}
