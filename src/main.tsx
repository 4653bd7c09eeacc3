import '@/theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '@/app/App';
import { makeEmotionCache } from '@/app/emotionCache';
import { followOtherTabs } from '@/app/followOtherTabs';
import { apiBaseUrl } from '@/app/config';
import { makeStore, startFocusRefetch, startPersistence } from '@/store/makeStore';
import { createSafeStorage } from '@/store/persist';

const store = makeStore({
  storage: createSafeStorage(() => window.localStorage),
  services: {
    apiBaseUrl,
    currentPath: () => `${window.location.pathname}${window.location.search}`,
  },
});
startPersistence(store);
startFocusRefetch(store);
followOtherTabs(store);

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root element to mount the shop in.');

createRoot(container).render(
  <StrictMode>
    <BrowserRouter>
      <App store={store} emotionCache={makeEmotionCache()} origin={window.location.origin} />
    </BrowserRouter>
  </StrictMode>,
);
