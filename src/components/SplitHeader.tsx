import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
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
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          columnGap: { md: 6, lg: 10 },
          rowGap: 5,
          paddingBlockStart: fluid(24, 40),
        }}
      >
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: { xs: 4, md: 6 },
            paddingBlockEnd: { md: fluid(40, 88) },
          }}
        >
          <Breadcrumb crumbs={crumbs} />
          <Box sx={{ marginBlock: { md: 'auto' } }}>
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
          <Picture
            src={image}
            alt={imageAlt}
            ratio={ratio}
            sizes="(min-width: 1344px) 540px, (min-width: 900px) 42vw, 100vw"
            isPriority
          />
        </Box>
      </Container>
    </Box>
  );
}
