import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { alpha } from '@mui/material/styles';
import { colours, fluid } from '@/theme/tokens';
import { Breadcrumb, type Crumb } from './Breadcrumb';
import { Picture } from './Picture';

export interface PageBannerProps {
  title: string;
  crumbs: Crumb[];
  /** Picture behind the title; without one the banner stands on sand. */
  image?: string;
  /** One sentence below the title. */
  intro?: string;
}

const OVERLAY = `linear-gradient(to top, ${alpha(colours.night, 0.86)}, ${alpha(colours.night, 0.62)})`;

/** Head of list and text pages: picture, title in display serif, breadcrumb. */
export function PageBanner({ title, crumbs, image, intro }: PageBannerProps) {
  const isOnPicture = image !== undefined;
  return (
    <Box
      sx={{
        position: 'relative',
        bgcolor: isOnPicture ? 'night.main' : 'sand.main',
        color: isOnPicture ? 'night.contrastText' : 'text.primary',
        overflow: 'hidden',
      }}
    >
      {isOnPicture && (
        <Box sx={{ position: 'absolute', inset: 0, '& > div': { height: 1 } }}>
          <Picture src={image} alt="" ratio="auto" sizes="100vw" isPriority />
          <Box sx={{ position: 'absolute', inset: 0, backgroundImage: OVERLAY }} />
        </Box>
      )}
      <Container
        maxWidth={false}
        sx={{ position: 'relative', maxWidth: 1344, paddingBlock: fluid(40, 88) }}
      >
        <Breadcrumb crumbs={crumbs} />
        <Typography variant="h1" sx={{ marginBlockStart: 2, maxWidth: '20ch' }}>
          {title}
        </Typography>
        {intro !== undefined && (
          <Typography sx={{ marginBlockStart: 2, maxWidth: '60ch' }}>{intro}</Typography>
        )}
      </Container>
    </Box>
  );
}
