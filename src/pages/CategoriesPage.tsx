import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { EditorialRow } from '@/components/EditorialRow';
import { PageBanner } from '@/components/PageBanner';
import { PageMeta } from '@/components/PageMeta';
import { Prose } from '@/components/Prose';
import { Section } from '@/components/Section';
import { pageBanners } from '@/content/pageBanners';
import { rollersPage } from '@/content/rollers';
import { CategoryBrowser } from '@/features/catalogue/CategoryBrowser';
import { paths } from '@/lib/paths';

const INTRO =
  'Everything that hangs, rolls, folds or tilts at a window, and the cushions that go with it. Choose a department to see what we make in it.';

/** /Categories: the departments of the showroom (spec §2). */
export function CategoriesPage() {
  return (
    <>
      <PageMeta title="Categories" description={INTRO} canonicalPath={paths.categories} />
      <PageBanner
        title="Categories"
        intro={INTRO}
        image={pageBanners.categories}
        crumbs={[{ label: 'Home', to: paths.home }, { label: 'Categories' }]}
      />
      <Section>
        <CategoryBrowser />
      </Section>
      <Section ground="sand" labelledBy="blinds-compared">
        <EditorialRow
          id="blinds-compared"
          overline="A short guide"
          heading={rollersPage.title}
          image={rollersPage.image}
          imageAlt={rollersPage.imageAlt}
        >
          <Prose paragraphs={[rollersPage.intro]} />
          <Button component={RouterLink} to={paths.rollers} sx={{ marginBlockStart: 4 }}>
            Compare the blinds
          </Button>
        </EditorialRow>
      </Section>
    </>
  );
}
