import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { alpha, styled } from '@mui/material/styles';
import { colours, fluid } from '@/theme/tokens';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';
import { Picture } from './Picture';

export interface PageBannerProps {
  title: string;
  crumbs: Crumb[];
  /** Picture behind the title; without one the banner stands on sand. */
  image?: string;
  /** One sentence below the title. */
  intro?: string;
}

const night = (opacity: number) => alpha(colours.night, opacity);
const PHONE_VEIL = `linear-gradient(to top, ${night(0.86)}, ${night(0.66)})`;
/** Dark enough for 4.5:1 as far as the text reaches, then the picture shows. */
const veilTo = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, ${night(0.86)} 0, ${night(0.68)} max(700px, calc(50% + 28px)), ${night(0.16)} 100%)`;

const Veil = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  backgroundImage: PHONE_VEIL,
  [theme.breakpoints.up('md')]: {
    backgroundImage: veilTo('right'),
    '[dir=rtl] &': { backgroundImage: veilTo('left') },
  },
}));

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
          <Veil />
        </Box>
      )}
      <Container
        sx={{
          position: 'relative',
          paddingBlock: isOnPicture ? fluid(40, 104) : fluid(28, 64),
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
