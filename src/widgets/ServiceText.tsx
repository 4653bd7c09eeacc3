import { Section } from '@/components/Section';
import type { ServicePath } from '@/content/services';
import { serviceTexts } from '@/content/serviceTexts';
import { EditorialSections } from '@/features/static-pages/EditorialSections';
import { useContent } from '@/i18n/useContent';

/** Text of a service page below the hero. */
export function ServiceText({ path }: { path: ServicePath }) {
  const texts = useContent(serviceTexts);
  return (
    <Section>
      <EditorialSections sections={texts[path]} />
    </Section>
  );
}
