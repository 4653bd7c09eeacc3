import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { loadOnceOnline } from '@/components/lazyHydrate';
import { Main } from './Main';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';

const Footer = lazy(async () => ({
  default: (await loadOnceOnline(() => import(/* webpackChunkName: "footer" */ './Footer'))).Footer,
}));

/** Layout route of the shop: skip link, top bar, page, footer. */
export function AppLayout() {
  return (
    <>
      <SkipLink />
      <TopBar />
      <Main>
        <Outlet />
      </Main>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <Footer />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
