import { hostText } from '@sealed-orders/text/pages/host';

/** How to run a site of one's own, in four steps. */
export function Hosting() {
  return (
    <div className="wrap py-10">
      <h1>{hostText.title}</h1>
      <p className="ink2 text-base mt-2 max-w-[62ch]">{hostText.says}</p>
      <ol>
        {hostText.steps.map(({ title, says, commands }) => (
          <li key={title} className="py-5 max-w-[44rem]">
            <h2 className="section-title">{title}</h2>
            <p className="text-base ink2 mt-2 max-w-[72ch]">{says}</p>
            {commands.map((command) => (
              <pre key={command} className="mono mt-3 p-3 bg-sheet-2 rounded whitespace-pre-wrap wrap-anywhere">
                <code>{command}</code>
              </pre>
            ))}
          </li>
        ))}
      </ol>
      <p className="ink2 mt-5 max-w-[72ch]">{hostText.more}</p>
    </div>
  );
}
