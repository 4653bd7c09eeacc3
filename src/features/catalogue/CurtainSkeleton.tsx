import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { PageMeta } from '@/components/PageMeta';
import { fluid } from '@/theme/tokens';
import { messages } from './messages';

/** The head of an item's page on its way: words on one side, an upright picture on the other. */
export function CurtainSkeleton() {
  return (
    <Box sx={{ bgcolor: 'sand.main', marginBlockEnd: fluid(160, 320) }} aria-hidden="true">
      <PageMeta title={messages.collection} />
      <Container
        maxWidth={false}
        sx={{
          maxWidth: 1344,
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'minmax(0, 1fr) minmax(0, 1fr)',
            md: 'minmax(0, 7fr) minmax(0, 5fr)',
          },
          columnGap: { sm: 4, md: 6, lg: 10 },
          rowGap: 5,
          paddingBlockStart: fluid(24, 40),
          '& .MuiSkeleton-root': { bgcolor: 'sand.dark' },
        }}
      >
        <Box sx={{ alignSelf: 'center' }}>
          <Skeleton sx={{ width: '30%', height: 20 }} />
          <Skeleton sx={{ marginBlockStart: 3, width: '75%', height: 64 }} />
          <Skeleton sx={{ marginBlockStart: 4, width: '90%', height: 20 }} />
          <Skeleton sx={{ marginBlockStart: 1.5, width: '80%', height: 20 }} />
        </Box>
        <Box sx={{ position: 'relative', zIndex: 1, marginBlockEnd: { xs: -3, md: -7 } }}>
          <Skeleton sx={{ aspectRatio: '4 / 5', height: 'auto' }} />
        </Box>
      </Container>
    </Box>
  );
}
