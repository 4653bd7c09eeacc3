import { Section } from '@/components/Section';
import type { ServicePath } from '@/content/services';
import { serviceTexts } from '@/content/serviceTexts';
import { EditorialSections } from '@/features/static-pages/EditorialSections';

/** Text of a service page below the hero. */
export function ServiceText({ path }: { path: ServicePath }) {
  return (
    <Section>
      <EditorialSections sections={serviceTexts[path]} />
    </Section>
  );
}
