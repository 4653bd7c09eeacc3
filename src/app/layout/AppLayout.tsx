import { Outlet } from 'react-router';
import { Footer } from './Footer';
import { Main } from './Main';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';

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
