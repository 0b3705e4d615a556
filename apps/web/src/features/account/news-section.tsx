'use client';
import { newsText } from '@sealed-orders/text/pages/news';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../actions/use-action.ts';
import { type Outputs, useTRPC } from '../api/client.ts';
import { MapLoading } from '../kit/map-loading.tsx';
import { Notice } from '../kit/notice.tsx';
import { Problem } from '../shell/problem.tsx';

const text = newsText.choices;

type Choice = Outputs['news']['choices'][number];

/** What news the reader gets by which channel: a row for each kind of news. */
export function NewsSection() {
  const trpc = useTRPC();
  const choices = useQuery(trpc.news.choices.queryOptions());
  const mail = useQuery(trpc.account.mail.queryOptions());
  const hasMail = mail.data?.mode !== 'none';
  // A site that sends no mail offers no choices about it.
  const offered = choices.data?.filter(({ channel }) => channel !== 'mail' || hasMail);
  return (
    <section className="paper grid gap-4" aria-labelledby="news">
      <h2 id="news" className="section-title">
        {text.title}
      </h2>
      <p className="ink2">
        {text.says} {hasMail && mail.data?.address === null ? text.needsAddress : null} {text.needsDevice}
      </p>
      {choices.isPending ? <MapLoading /> : null}
      {choices.error ? <Problem error={choices.error} retry={() => void choices.refetch()} /> : null}
      {offered ? <ChoiceTable choices={offered} /> : null}
    </section>
  );
}

function ChoiceTable({ choices }: { readonly choices: readonly Choice[] }) {
  const { choose, problem } = useChoosing();
  const channels = [...new Set(choices.map(({ channel }) => channel))];
  const kinds = [...new Set(choices.map(({ kind }) => kind))];
  return (
    <>
      {problem !== null ? (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      ) : null}
      <table className="news-choices">
        <caption className="visually-hidden">{text.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text.what}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {text.channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                {text.kinds[kind].name}
                <span className="ink2 block text-sm font-normal">{text.kinds[kind].says}</span>
              </th>
              {choices
                .filter((choice) => choice.kind === kind)
                .map((choice) => (
                  <td key={choice.channel}>
                    <label>
                      <input
                        type="checkbox"
                        aria-label={text.by(text.kinds[kind].name, text.channels[choice.channel])}
                        checked={choice.isWanted}
                        onChange={(event) => choose({ ...choice, isWanted: event.target.checked })}
                      />
                    </label>
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A choice shows immediately, and is reverted if it could not be saved. */
function useChoosing() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const queryKey = trpc.news.choices.queryKey();
  const put = (choice: Choice): void =>
    void queries.setQueryData(queryKey, (known) =>
      known?.map((one) => (one.kind === choice.kind && one.channel === choice.channel ? choice : one)),
    );
  const { run, problem } = useAction(trpc.news.choose, {
    onFailed: (choice) => put({ ...choice, isWanted: !choice.isWanted }),
    shown: [queryKey],
    inPlace: true,
    mayOverlap: true,
  });
  const choose = (choice: Choice) => {
    put(choice);
    void run(choice);
  };
  return { choose, problem };
}
