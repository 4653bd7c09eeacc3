import { Section } from '@/components/Section';
import type { ServicePath } from '@/content/services';
import { serviceTexts } from '@/content/serviceTexts';
import { TextSections } from '@/features/static-pages/TextSections';

/** What the page of a service tells below its head. */
export function ServiceText({ path }: { path: ServicePath }) {
  return (
    <Section>
      <TextSections sections={serviceTexts[path]} />
    </Section>
  );
}
