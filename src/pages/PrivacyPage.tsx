import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { privacy } from '@/content/privacy';
import { LegalDocument } from '@/features/static-pages/LegalDocument';
import { useLegalPage } from '@/features/static-pages/useLegalPage';
import { paths } from '@/lib/paths';

/** /privacy, in the bare layout (product 4.12). */
export function PrivacyPage() {
  const page = useLegalPage(privacy);
  return (
    <>
      <PageMeta title={page.title} description={page.intro} canonicalPath={paths.privacy} />
      <Section>
        <LegalDocument {...page} />
      </Section>
    </>
  );
}
