import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { terms } from '@/content/terms';
import { LegalDocument } from '@/features/static-pages/LegalDocument';
import { paths } from '@/lib/paths';

/** /terms, in the bare layout (product 4.12). */
export function TermsPage() {
  return (
    <>
      <PageMeta title={terms.title} description={terms.intro} canonicalPath={paths.terms} />
      <Section>
        <LegalDocument {...terms} />
      </Section>
    </>
  );
}
