import type { ReactNode } from 'react';
import { Footer } from './Footer';
import { Main } from './Main';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';

/** The shared page frame: skip link, top bar, page, footer (spec §2). */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar />
      <Main>{children}</Main>
      <Footer />
    </>
  );
}
