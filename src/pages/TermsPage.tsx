import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { terms } from '@/content/terms';
import { LegalDocument } from '@/features/text/LegalDocument';
import { paths } from '@/lib/paths';

/** /terms, outside the shop's frame (spec §2). */
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
