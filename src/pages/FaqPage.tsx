import Box from '@mui/material/Box';
import { PageBanner } from '@/components/PageBanner';
import { Section } from '@/components/Section';
import { pageBanners } from '@/content/pageBanners';
import { FaqAside } from '@/features/faq/FaqAside';
import { FaqList } from '@/features/faq/FaqList';
import { messages } from '@/features/faq/messages';

/** /FAQ: questions and answers (product 4.8). */
export function FaqPage() {
  return (
    <>
      <PageBanner
        title={messages.title}
        intro={messages.intro}
        image={pageBanners.faq}
        crumbs={[{ label: messages.crumb }]}
      />
      <Section>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 8fr) minmax(0, 4fr)' },
            columnGap: { md: 8, lg: 14 },
            rowGap: 8,
            alignItems: 'start',
          }}
        >
          <FaqList />
          <FaqAside />
        </Box>
      </Section>
    </>
  );
}
