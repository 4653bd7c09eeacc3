import Box from '@mui/material/Box';
import { catalogueApi } from '@/api/catalogue';
import { BannerPhoto } from '@/components/BannerPhoto';
import { PageBanner } from '@/components/PageBanner';
import { Section } from '@/components/Section';
import { pageBanners } from '@/content/pageBanners';
import { FaqAside } from '@/features/faq/FaqAside';
import { FaqList } from '@/features/faq/FaqList';
import { toFaqArg } from '@/features/faq/faqPath';
import { messages } from '@/features/faq/messages';
import { useTranslate } from '@/i18n/useTranslate';
import type { PrefetchQueries } from '@/store/prefetch';

export const prefetch: PrefetchQueries = (params) =>
  catalogueApi.util.prefetch('getFaq', toFaqArg(params), {});

/** /FAQ: questions and answers (product 4.8). */
export function FaqPage() {
  const t = useTranslate();
  return (
    <>
      <PageBanner
        title={t(messages.title)}
        intro={t(messages.intro)}
        photo={<BannerPhoto src={pageBanners.faq} />}
        crumbs={[{ label: t(messages.crumb) }]}
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
