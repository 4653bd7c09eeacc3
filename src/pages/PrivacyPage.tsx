import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { privacy } from '@/content/privacy';
import { LegalDocument } from '@/features/static-pages/LegalDocument';
import { paths } from '@/lib/paths';

/** /privacy, in the bare layout (product 4.12). */
export function PrivacyPage() {
  return (
    <>
      <PageMeta title={privacy.title} description={privacy.intro} canonicalPath={paths.privacy} />
      <Section>
        <LegalDocument {...privacy} />
      </Section>
    </>
  );
}
