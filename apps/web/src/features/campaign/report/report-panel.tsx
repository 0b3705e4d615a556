'use client';
import { historyText } from '@sealed-orders/text/pages/history';
import { replayText } from '@sealed-orders/text/pages/replay';
import { reportText, reportToolsText } from '@sealed-orders/text/pages/report';
import { Filter, Play, Printer } from 'lucide-react';
import { useState } from 'react';
import { PHONE, useMedia } from '../../browser/use-media.ts';
import { isCutShort, stepsUpTo } from '../../campaign-data/standing-steps.ts';
import { useEarlierSteps } from '../../campaign-data/use-earlier-steps.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Empty, Notice } from '../../kit/notice.tsx';
import { TitledSection } from '../../kit/titled-section.tsx';
import { useCampaignPlace, useHasSheets, useRoom } from '../campaign-context.ts';
import type { Report } from '../door.ts';
import { useReplay } from '../replay/replay-context.ts';
import { filtered, folded, NO_FILTER, type ReportFilter } from './filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { LateNotice } from './late-notice.tsx';
import { NothingTold } from './nothing-told.tsx';
import { OtherRounds } from './other-rounds.tsx';
import { Overrule } from './overrule.tsx';
import { ReportFold, ReportLine } from './report-line.tsx';
import { SinceYouWereHere } from './since.tsx';

/** The report of the step that is shown, as far as the reader may know it. */
export function ReportPanel() {
  const { isNow } = useCampaignPlace();
  const { late, report } = useRoom();
  return (
    <>
      {isNow && late !== null ? <LateNotice {...late} /> : null}
      {report === null ? null : <Told report={report} />}
    </>
  );
}

function Told({ report }: { readonly report: Report }) {
  const place = useCampaignPlace();
  const { lens, linked, n, steps, covered } = place;
  // The report of a round covers all of it.
  const isRound = linked?.isRound === true && linked.n === n;
  const isByPhase = useHasSheets();
  const [earliest] = isByPhase ? steps : stepsUpTo(steps, n);
  const isWhole = isByPhase || !isCutShort(steps, n);
  useEarlierSteps(place, isWhole && (!isRound || (earliest !== undefined && covered.first !== earliest.n)));
  const isUndone = steps.find((step) => step.n === n)?.isUndone === true;
  const [filter, setFilter] = useState<ReportFilter | null>(null);
  const sections = filter === null ? report.sections : filtered(report.sections, filter);
  const isLost =
    linked !== null &&
    linked.line !== null &&
    (linked.n ?? n) === n &&
    !report.sections.some(({ lines }) => lines.some(({ id }) => id === linked.line));
  return (
    <section aria-label={isByPhase ? reportText.title : reportText.log}>
      <header className="report-head">
        <div className="row">
          <p className="eyebrow grow">{isUndone ? historyText.undone(report.eyebrow) : report.eyebrow}</p>
          <Button
            kind="quiet"
            size="small"
            className="no-print"
            aria-expanded={filter !== null}
            onClick={() => setFilter(filter === null ? NO_FILTER : null)}
          >
            <Icon of={Filter} /> {reportToolsText.filter}
          </Button>
          <Button kind="icon" className="no-print" aria-label={reportText.print} onClick={() => print()}>
            <Icon of={Printer} size={17} />
          </Button>
        </div>
        <h2>{report.title}</h2>
        {report.summary === '' ? null : <p>{report.summary}</p>}
        <div className="row flex-wrap mt-3">
          <PlayButton />
          {isByPhase ? <Overrule /> : null}
        </div>
        {report.sections.length === 0 && report.isTold ? <NothingTold /> : null}
        {filter === null ? null : <FilterBar report={report} filter={filter} onFilter={setFilter} />}
        {filter !== null && sections.length === 0 && report.sections.length > 0 ? (
          <p role="status">{reportToolsText.noneFound}</p>
        ) : null}
      </header>
      {lens.as === undefined ? <SinceYouWereHere /> : null}
      {isLost ? (
        <div className="p-4">
          <Notice kind="info">{reportToolsText.notHere}</Notice>
        </div>
      ) : null}
      {report.isTold ? null : (
        <div className="p-4">
          <Empty title={reportText.empty}>{reportText.emptySays}</Empty>
        </div>
      )}
      {sections.map((section) => (
        <TitledSection key={section.id} title={section.title} rule={section.rule}>
          {section.body ?? (
            <ol>
              {folded(section.lines).map((told, i) =>
                told.kind === 'line' ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes; its order is its identity
                  <ReportLine key={i} line={told.line} />
                ) : (
                  <ReportFold key={told.key} sentence={told.sentence} lines={told.lines} />
                ),
              )}
            </ol>
          )}
        </TitledSection>
      ))}
      {isByPhase ? null : <OtherRounds />}
    </section>
  );
}

/** Plays the report below on the map; on a phone the map comes to the front for it. */
function PlayButton() {
  const { openTab } = useCampaignPlace();
  const { beats, state, start } = useReplay();
  const isPhone = useMedia(PHONE);
  if (beats.length === 0 || state !== null) return null;
  const play = () => {
    if (isPhone) openTab('board');
    start();
  };
  return (
    <Button size="small" className="no-print" onClick={play}>
      <Icon of={Play} size={15} /> {replayText.start}
    </Button>
  );
}
