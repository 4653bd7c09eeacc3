import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fluid } from '@/theme/tokens';
import { Breadcrumb, type Crumb } from './Breadcrumb';
import { Picture } from './Picture';

export interface SplitHeaderProps {
  title: string;
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

/** Head of a page about one thing: its name and story on sand, its picture reaching over the edge. */
export function SplitHeader(props: SplitHeaderProps) {
  const { title, crumbs, overline, intro, image, imageAlt = '', ratio = '4 / 5' } = props;
  return (
    <Box sx={{ bgcolor: 'sand.main' }}>
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
            {overline !== undefined && (
              <Typography variant="overline" component="p" sx={{ color: 'primary.dark' }}>
                {overline}
              </Typography>
            )}
            <Typography
              variant="display"
              component="h1"
              sx={{ maxWidth: '14ch', textWrap: 'balance' }}
            >
              {title}
            </Typography>
            {intro !== undefined && intro !== '' && (
              <Typography
                sx={{
                  marginBlockStart: 3,
                  maxWidth: '52ch',
                  fontSize: fluid(17, 20),
                  textWrap: 'pretty',
                }}
              >
                {intro}
              </Typography>
            )}
            {props.children}
          </Box>
        </Box>
        <Box sx={{ position: 'relative', zIndex: 1, marginBlockEnd: { xs: -3, md: -7 } }}>
          {image === undefined ? (
            <Skeleton
              animation={false}
              sx={{ aspectRatio: ratio, height: 'auto', bgcolor: 'sand.dark' }}
            />
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
