import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { PageMeta } from '@/components/PageMeta';
import { fluid } from '@/theme/tokens';
import { messages } from './messages';

/** An article on its way: title, picture and first lines. */
export function ArticleSkeleton() {
  return (
    <Container
      maxWidth={false}
      aria-hidden="true"
      sx={{ maxWidth: 1344, paddingBlock: `${fluid(24, 40)} ${fluid(64, 120)}` }}
    >
      <PageMeta title={messages.overline} />
      <Skeleton sx={{ width: 220, height: 20 }} />
      <Skeleton sx={{ marginBlockStart: 8, marginInline: 'auto', width: '24%', height: 16 }} />
      <Skeleton
        sx={{ marginBlock: 3, marginInline: 'auto', width: '70%', height: fluid(44, 76) }}
      />
      <Skeleton sx={{ marginBlockStart: 5, aspectRatio: '2 / 1', height: 'auto' }} />
    </Container>
  );
}
