import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { Breadcrumbs } from '@/components/Breadcrumbs';
import { PageMeta } from '@/components/PageMeta';
import { sampleMessages as messages } from '@/features/products/compare/messages';
import { SampleScreen } from '@/features/products/samples/SampleScreen';
import { useFocusOnPush } from '@/hooks/navigation/useFocusOnPush';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { fluid } from '@/theme/tokens';

/** /samples: up to five cloths as free samples (product 7.16). */
export function SamplesPage() {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnPush(paths.samples, heading);
  return (
    <Container sx={{ paddingBlock: fluid(24, 56), paddingBlockEnd: fluid(56, 96) }}>
      <PageMeta
        title={t(messages.title)}
        description={t(messages.intro)}
        canonicalPath={paths.samples}
      />
      <Breadcrumbs crumbs={[{ label: t(messages.title) }]} />
      <Box sx={{ marginBlock: fluid(12, 32), marginBlockEnd: fluid(28, 40) }}>
        <Typography ref={heading} variant="h1" tabIndex={-1} sx={{ outlineOffset: 8 }}>
          {t(messages.title)}
        </Typography>
        <Typography color="textSecondary" sx={{ marginBlockStart: 1.5, maxWidth: '60ch' }}>
          {t(messages.intro)}
        </Typography>
      </Box>
      <SampleScreen />
    </Container>
  );
}
