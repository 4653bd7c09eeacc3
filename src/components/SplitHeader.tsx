import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fluid } from '@/theme/tokens';
import { Container } from './Container';
import { Breadcrumb, type Crumb } from './Breadcrumb';
import { messages } from './messages';
import { Picture } from './Picture';
import { VisuallyHidden } from './VisuallyHidden';

export interface SplitHeaderProps {
  /** `undefined` while it is not known: words and picture are shown as shapes. */
  title: string | undefined;
  crumbs: Crumb[];
  overline?: string;
  intro?: string;
  /** `undefined` while it is not known. */
  image: string | undefined;
  imageAlt?: string;
  /** CSS aspect ratio of the picture. */
  ratio?: string;
  /** What follows the intro, e.g. a button. */
  children?: ReactNode;
}

/** A line of text as a shape on sand, as wide as its text would be. */
const Line = styled('span')(({ theme }) => ({
  display: 'block',
  transform: 'scaleY(0.6)',
  backgroundColor: theme.palette.sand.dark,
  '&::before': { content: '"\\00a0"' },
}));

function Words({ title, overline, intro, children }: SplitHeaderProps) {
  return (
    <>
      {overline !== undefined && (
        <Typography
          variant="overline"
          component="p"
          sx={{ marginBlockEnd: 1, color: 'primary.dark' }}
        >
          {overline}
        </Typography>
      )}
      <Typography variant="display" component="h1" sx={{ maxWidth: '14ch' }}>
        {title ?? (
          <>
            <VisuallyHidden>{messages.loading}</VisuallyHidden>
            <Line style={{ width: '7ch' }} />
          </>
        )}
      </Typography>
      {title === undefined && (
        <Box
          aria-hidden="true"
          sx={{ marginBlockStart: 3, maxWidth: '52ch', fontSize: fluid(17, 20) }}
        >
          <Line />
          <Line style={{ width: '70%' }} />
        </Box>
      )}
      {intro !== undefined && intro !== '' && (
        <Typography sx={{ marginBlockStart: 3, maxWidth: '52ch', fontSize: fluid(17, 20) }}>
          {intro}
        </Typography>
      )}
      {children}
    </>
  );
}

/** Head of a page about one thing: its name and story on sand, its picture reaching over the edge. */
export function SplitHeader(props: SplitHeaderProps) {
  const { crumbs, image, imageAlt = '', ratio = '4 / 5' } = props;
  return (
    <Box sx={{ bgcolor: 'sand.main' }}>
      <Container
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'minmax(0, 1fr) minmax(0, 1fr)',
            md: 'minmax(0, 7fr) minmax(0, 5fr)',
          },
          columnGap: { sm: 4, md: 6, lg: 10 },
          rowGap: 5,
          paddingBlockStart: fluid(24, 40),
        }}
      >
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: { xs: 4, md: 6 },
            paddingBlockEnd: { sm: fluid(40, 88) },
          }}
        >
          <Breadcrumb crumbs={crumbs} />
          <Box sx={{ marginBlock: { sm: 'auto' } }}>
            <Words {...props} />
          </Box>
        </Box>
        <Box
          sx={{
            position: 'relative',
            zIndex: 1,
            // However long the words are, the picture reaches over the edge.
            alignSelf: 'end',
            marginBlockEnd: { xs: -3, md: -7 },
          }}
        >
          {image === undefined ? (
            <Box sx={{ bgcolor: 'sand.dark', aspectRatio: ratio }} />
          ) : (
            <Picture
              src={image}
              alt={imageAlt}
              ratio={ratio}
              sizes="(min-width: 1344px) 540px, (min-width: 600px) 48vw, 94vw"
              isPriority
            />
          )}
        </Box>
      </Container>
    </Box>
  );
}
