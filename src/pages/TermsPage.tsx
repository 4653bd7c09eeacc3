import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { terms } from '@/content/terms';
import { LegalDocument } from '@/features/static-pages/LegalDocument';
import { useLegalPage } from '@/features/static-pages/useLegalPage';
import { paths } from '@/lib/paths';

/** /terms, in the bare layout (product 4.12). */
export function TermsPage() {
  const page = useLegalPage(terms);
  return (
    <>
      <PageMeta title={page.title} description={page.intro} canonicalPath={paths.terms} />
      <Section>
        <LegalDocument {...page} />
      </Section>
    </>
  );
}
