import { later } from '@/components/later';
import { PageOutlet } from './PageOutlet';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';

// Nothing in it but links, which work without its code.
const Footer = later('footer', async () => (await import('./Footer')).Footer);

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
