import { Section } from '@/components/Section';
import type { ServicePath } from '@/content/services';
import { serviceTexts } from '@/content/serviceTexts';
import { TextSections } from '@/features/static-pages/TextSections';

/** Text of a service page below the hero. */
export function ServiceText({ path }: { path: ServicePath }) {
  return (
    <Section>
      <TextSections sections={serviceTexts[path]} />
    </Section>
  );
}
