import { followCampaign, type News } from '@sealed-orders/realtime/client';

/** An open page that follows a campaign. */
export interface Page {
  readonly heard: readonly News[];
  /** Resolves once the page has received enough. */
  until(isEnough: (heard: readonly News[]) => boolean): Promise<void>;
  close(): void;
}

/** Opens the page of the user with this cookie; resolves when it follows. */
export async function openPage(url: string, campaign: string, cookie = ''): Promise<Page> {
  const heard: News[] = [];
  let look = (): void => undefined;
  const onNews = (news: News): void => {
    heard.push(news);
    look();
  };
  let close = (): void => undefined;
  await new Promise<void>((resolve) => {
    close = followCampaign(campaign, onNews, { url, cookie, onAnswer: () => resolve() });
  });
  const until = (isEnough: (heard: readonly News[]) => boolean): Promise<void> =>
    new Promise((resolve) => {
      look = () => {
        if (isEnough(heard)) resolve();
      };
      look();
    });
  return { heard, until, close };
}
