export type TabNews = 'matches-changed' | 'locks-changed' | 'rooms-changed';

/** The other tabs and windows of this device. */
export interface Tabs {
  tell(news: TabNews): void;
  hear(news: TabNews, listener: () => void): void;
}

export function browserTabs(): Tabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('exodus-box') : undefined;
  return {
    tell: news => channel?.postMessage(news),
    hear: (news, listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (data === news) listener();
      }),
  };
}
