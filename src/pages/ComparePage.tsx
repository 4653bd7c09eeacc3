import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { productDetailsApi } from '@/api/productDetails';
import { Breadcrumbs } from '@/components/Breadcrumbs';
import { lazyHydrate } from '@/components/lazyHydrate';
import { PageMeta } from '@/components/PageMeta';
import { compareMessages } from '@/features/products/compare/messages';
import { useFocusOnPush } from '@/hooks/navigation/useFocusOnPush';
import { useTranslate } from '@/i18n/useTranslate';
import { readCompareUrl } from '@/lib/compareUrl';
import { paths } from '@/lib/paths';
import type { PrefetchQueries } from '@/store/prefetch';
import { fluid } from '@/theme/tokens';
import { Letterhead } from '@/widgets/Letterhead';

export const prefetch: PrefetchQueries = (params) => (dispatch) => {
  for (const id of readCompareUrl(params).ids ?? [])
    dispatch(productDetailsApi.util.prefetch('getProductDetails', id, {}));
};

/** Code-split, because its fields would exceed the initial load of a page. */
const Comparison = lazyHydrate(
  'comparison',
  async () => (await import('@/widgets/Comparison')).Comparison,
  <Box aria-busy="true" sx={{ minHeight: '100vh' }} />,
);

/** /compare: up to four fabrics side by side (product 5.19). */
export function ComparePage() {
  const t = useTranslate();
  const [params] = useSearchParams();
  const { isQuote = false } = readCompareUrl(params);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t(isQuote ? compareMessages.quote : compareMessages.title);
  useFocusOnPush(title, heading);
  return (
    <Container sx={{ paddingBlock: fluid(24, 56), paddingBlockEnd: fluid(56, 96) }}>
      <Letterhead />
      <PageMeta title={title} canonicalPath={paths.compare} isUnlisted />
      <Breadcrumbs crumbs={[{ label: title }]} />
      <Box sx={{ marginBlock: fluid(12, 32) }}>
        <Typography ref={heading} variant="h1" tabIndex={-1} sx={{ outlineOffset: 8 }}>
          {title}
        </Typography>
        {!isQuote && (
          <Typography
            color="textSecondary"
            sx={{ displayPrint: 'none', marginBlockStart: 1.5, maxWidth: '60ch' }}
          >
            {t(compareMessages.intro)}
          </Typography>
        )}
      </Box>
      <Comparison />
    </Container>
  );
}
