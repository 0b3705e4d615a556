import { reportToolsText } from '@sealed-orders/text/pages/report';
import { X } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import type { Report } from '../door.ts';
import { isFiltering, NO_FILTER, type ReportFilter, subjectsIn } from './filter.ts';

const PickBox = lazy(async () => ({ default: (await import('../../kit/pick-box.tsx')).PickBox }));

interface FilterBarProps {
  readonly report: Report;
  readonly filter: ReportFilter;
  readonly onFilter: (filter: ReportFilter) => void;
}

/** Which lines are shown: by a word, by a unit or place, by side and by section. */
export function FilterBar({ report, filter, onFilter }: FilterBarProps) {
  const { head, door } = useCampaignPlace();
  const { log } = door.text;
  const id = useId();
  const seat = head.seats.find((one) => one.seat === filter.seat)?.seat ?? '';
  return (
    <search className="filter-bar no-print">
      <label htmlFor={`${id}-word`} className="visually-hidden">
        {reportToolsText.word}
      </label>
      <input
        id={`${id}-word`}
        className="input"
        type="search"
        placeholder={reportToolsText.word}
        value={filter.word}
        onChange={(event) => onFilter({ ...filter, word: event.target.value })}
      />
      <div className="whole">
        <Suspense fallback={<div className="input" aria-hidden />}>
          <PickBox
            label={reportToolsText.subject}
            picks={subjectsIn(report.sections).map((label) => ({ value: label, label }))}
            value={filter.subject}
            onPick={(subject) => onFilter({ ...filter, subject })}
          />
        </Suspense>
      </div>
      <label htmlFor={`${id}-seat`} className="visually-hidden">
        {reportToolsText.side}
      </label>
      <select
        id={`${id}-seat`}
        className="input"
        value={seat}
        onChange={({ target }) =>
          onFilter({ ...filter, seat: head.seats.find((one) => one.seat === target.value)?.seat ?? null })
        }
      >
        <option value="">{reportToolsText.allSides}</option>
        {head.seats.map((one) => (
          <option key={one.seat} value={one.seat}>
            {one.seat === head.you ? reportToolsText.mine : one.name}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-kind`} className="visually-hidden">
        {log === null ? reportToolsText.kind : log.part}
      </label>
      <select
        id={`${id}-kind`}
        className="input"
        value={filter.section ?? ''}
        onChange={({ target }) => onFilter({ ...filter, section: target.value === '' ? null : target.value })}
      >
        <option value="">{log === null ? reportToolsText.allKinds : log.allParts}</option>
        {report.sections.map((section) => (
          <option key={section.id} value={section.id}>
            {section.title}
          </option>
        ))}
      </select>
      {isFiltering(filter) ? (
        <Button kind="quiet" size="small" onClick={() => onFilter(NO_FILTER)}>
          <Icon of={X} size={15} /> {reportToolsText.clear}
        </Button>
      ) : null}
    </search>
  );
}
