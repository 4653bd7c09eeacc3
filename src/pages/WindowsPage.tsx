import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Breadcrumbs } from '@/components/Breadcrumbs';
import { lazyPart } from '@/components/lazyPart';
import { PageMeta } from '@/components/PageMeta';
import { messages } from '@/features/windows/messages';
import { WindowsScreen } from '@/features/windows/WindowsScreen';
import { useFocusOnPush } from '@/hooks/navigation/useFocusOnPush';
import { useTranslate } from '@/i18n/useTranslate';
import { paths, windowPath } from '@/lib/paths';
import { fluid } from '@/theme/tokens';

const VisitQuotes = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "windows-form" */ '@/widgets/VisitQuotes')).VisitQuotes,
);

/** /windows: the customer's measured windows, without sign-in and without a connection (product 15.1). */
export function WindowsPage() {
  const t = useTranslate();
  const [params] = useSearchParams();
  const id = params.get('window');
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnPush(id === null ? paths.windows : windowPath(id), heading);
  return (
    <Container sx={{ paddingBlock: fluid(24, 56), paddingBlockEnd: fluid(56, 96) }}>
      <PageMeta
        title={t(messages.title)}
        description={t(messages.intro)}
        canonicalPath={paths.windows}
      />
      <Breadcrumbs crumbs={[{ label: t(messages.title) }]} />
      <Box sx={{ marginBlock: fluid(12, 32) }}>
        <Typography ref={heading} variant="h1" tabIndex={-1} sx={{ outlineOffset: 8 }}>
          {t(messages.title)}
        </Typography>
        {id === null && (
          <Typography color="textSecondary" sx={{ marginBlockStart: 1.5, maxWidth: '60ch' }}>
            {t(messages.intro)}
          </Typography>
        )}
      </Box>
      <WindowsScreen visitQuotes={<VisitQuotes />} />
    </Container>
  );
}
