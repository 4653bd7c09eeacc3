import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { fluid } from '@/theme/tokens';
import { ArticleText } from './ArticleText';

const LINES = ['100%', '96%', '98%', '62%'];

/** Skeleton of the first lines of an article. */
export function ArticleTextSkeleton() {
  return (
    <ArticleText aria-hidden="true">
      {LINES.map((width) => (
        <Skeleton key={width} variant="text" width={width} />
      ))}
    </ArticleText>
  );
}

/** Skeleton of an article: title, image and first lines. */
export function ArticleSkeleton() {
  return (
    <Container aria-hidden="true" sx={{ paddingBlock: `${fluid(24, 40)} ${fluid(64, 120)}` }}>
      <Skeleton sx={{ width: 220, height: 20 }} />
      <Skeleton sx={{ marginBlockStart: 8, marginInline: 'auto', width: '24%', height: 16 }} />
      <Skeleton
        sx={{ marginBlock: 3, marginInline: 'auto', width: '70%', height: fluid(44, 76) }}
      />
      <Skeleton sx={{ marginBlock: 5, aspectRatio: '2 / 1', height: 'auto' }} />
      <ArticleTextSkeleton />
    </Container>
  );
}
