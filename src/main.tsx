import '@/theme/fonts.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { answersReceived } from '@/api/inlineAnswers';
import { App } from '@/app/App';
import { apiBaseUrl } from '@/app/config';
import { makeEmotionCache } from '@/app/emotionCache';
import { followOtherTabs } from '@/app/followOtherTabs';
import { layOutRest } from '@/app/firstView';
import { readHandover } from '@/app/handover';
import { openLinksOffline } from '@/app/openLinksOffline';
import { prefetchOnIntent } from '@/app/prefetchOnIntent';
import { refreshOldAnswers } from '@/app/refreshOldAnswers';
import { registerServiceWorker } from '@/app/registerServiceWorker';
import { makeStore, startFocusRefetch, startPersistence } from '@/store/makeStore';
import { createSafeStorage } from '@/store/persist';

const store = makeStore({
  storage: createSafeStorage(() => window.localStorage),
  services: {
    apiBaseUrl,
    currentPath: () => `${window.location.pathname}${window.location.search}`,
  },
});

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root element to mount the shop in.');

const handover = container.hasChildNodes() ? readHandover(document) : undefined;
if (handover !== undefined) store.dispatch(answersReceived(handover.answers));

startPersistence(store);
// Taken before the stored session is read: the server did not know it either.
const serverState = store.getState();
startFocusRefetch(store);
followOtherTabs(store);
layOutRest();
prefetchOnIntent();
openLinksOffline();

const shop = (
  <StrictMode>
    <BrowserRouter>
      <App
        store={store}
        emotionCache={makeEmotionCache()}
        origin={handover?.origin ?? window.location.origin}
        serverState={serverState}
      />
    </BrowserRouter>
  </StrictMode>
);

if (handover === undefined) {
  container.replaceChildren();
  createRoot(container).render(shop);
} else {
  // As a transition, so that the visitor's own doings go first.
  startTransition(() => void hydrateRoot(container, shop));
  refreshOldAnswers(store, handover.answers);
}

if (process.env.NODE_ENV === 'production') registerServiceWorker();
