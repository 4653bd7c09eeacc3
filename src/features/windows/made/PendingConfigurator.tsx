import { PendingOpened } from '@/components/OpenedPart';

/** The configurator while its chunk, the prices or the windows load; a section, so that it takes the same place. */
export const PendingConfigurator = () => (
  <section>
    <PendingOpened minHeight={800} />
  </section>
);
