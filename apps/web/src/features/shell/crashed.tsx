'use client';
import { WaxSeal } from '@sealed-orders/map';
import { siteText } from '@sealed-orders/text/pages/site';
import { Button, buttonClass } from '../kit/button.tsx';
import { Empty } from '../kit/notice.tsx';

interface CrashedProps {
  /** The id under which the server logged the failure; only server failures have one. */
  readonly digest: string | undefined;
}

/**
 * A page that crashed: what is safe and what to do. It asks the server for nothing, because that may have caused the
 * crash.
 */
export function Crashed({ digest }: CrashedProps) {
  const { title, says, action, start, code } = siteText.failed;
  return (
    <div className="page">
      <header className="bar on-lacquer">
        {/* A full reload on purpose: the state in memory is what failed. */}
        <a className="brand" href="/" aria-label={siteText.home}>
          <WaxSeal size={30} />
          <span>{siteText.name}</span>
        </a>
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        <div className="wrap narrow py-16">
          <Empty
            failed
            as="h1"
            title={title}
            action={
              <div className="row flex-wrap justify-center">
                <Button kind="main" onClick={() => location.reload()}>
                  {action}
                </Button>
                <a className={buttonClass()} href="/">
                  {start}
                </a>
              </div>
            }
          >
            {says} {digest === undefined ? null : code(digest)}
          </Empty>
        </div>
      </main>
    </div>
  );
}
