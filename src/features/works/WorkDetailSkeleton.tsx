import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { PageMeta } from '@/components/PageMeta';
import { fluid } from '@/theme/tokens';
import { messages } from './messages';

/** A project's page on its way: name and first picture. */
export function WorkDetailSkeleton() {
  return (
    <Container
      maxWidth={false}
      aria-hidden="true"
      sx={{ maxWidth: 1344, paddingBlock: `${fluid(24, 40)} ${fluid(64, 120)}` }}
    >
      <PageMeta title={messages.title} />
      <Skeleton sx={{ width: 220, height: 20 }} />
      <Skeleton sx={{ marginBlock: 4, width: '60%', height: fluid(44, 76) }} />
      <Skeleton sx={{ aspectRatio: '3 / 2', height: 'auto' }} />
    </Container>
  );
}
