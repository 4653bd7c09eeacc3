import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from '@/app/App';
import { makeEmotionCache } from '@/app/emotionCache';
import type { AppStore } from '@/store/makeStore';

/** The whole shop as a server would send it: rendered to a string from a filled store. */
export async function renderToHtml(path: string, store: AppStore): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App store={store} emotionCache={makeEmotionCache()} />
    </StaticRouter>,
  );
  return new Response(prelude).text();
}
