import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { focusOnNight } from '@/theme/components/inputs';
import { fluid } from '@/theme/tokens';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';

export interface PageBannerProps {
  title: string;
  /** After the home page; the title by default. */
  crumbs?: Crumb[];
  /** A `BannerPhoto` behind the text; sand colour when omitted. */
  photo?: ReactNode;
  intro?: string;
}

/** Header of list and text pages: photo, title and breadcrumbs. */
export function PageBanner({ title, crumbs = [{ label: title }], photo, intro }: PageBannerProps) {
  const hasPhoto = photo !== undefined;
  return (
    <Box
      sx={{
        position: 'relative',
        bgcolor: hasPhoto ? 'night.main' : 'sand.main',
        color: hasPhoto ? 'night.contrastText' : 'text.primary',
        overflow: 'hidden',
        ...(hasPhoto && focusOnNight),
      }}
    >
      {photo}
      <Container
        sx={{
          position: 'relative',
          paddingBlock: hasPhoto ? fluid(40, 104) : fluid(28, 64),
        }}
      >
        <Breadcrumbs crumbs={crumbs} />
        <Typography variant="h1" sx={{ marginBlockStart: 2, maxWidth: '20ch' }}>
          {title}
        </Typography>
        {intro !== undefined && (
          <Typography sx={{ marginBlockStart: 2, maxWidth: '56ch' }}>{intro}</Typography>
        )}
      </Container>
    </Box>
  );
}
