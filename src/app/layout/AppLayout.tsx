import { Outlet } from 'react-router';
import { lazyPart } from '@/components/lazyPart';
import { Main } from './Main';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';

const Footer = lazyPart(
  async () => (await import(/* webpackChunkName: "late" */ './Footer')).Footer,
);

/** Layout route of the shop: skip link, top bar, page, footer. */
export function AppLayout() {
  return (
    <>
      <SkipLink />
      <TopBar />
      <Main>
        <Outlet />
      </Main>
      <Footer />
    </>
  );
}
