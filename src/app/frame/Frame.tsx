import { Footer } from './Footer';
import { PageOutlet } from './PageOutlet';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';

/** The shared page frame: skip link, top bar, page, footer (spec §2). */
export function Frame() {
  return (
    <>
      <SkipLink />
      <TopBar />
      <PageOutlet />
      <Footer />
    </>
  );
}
