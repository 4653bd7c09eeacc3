import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { alpha, styled } from '@mui/material/styles';
import { focusOnNight } from '@/theme/components/inputs';
import { colours, fluid } from '@/theme/tokens';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';
import { Picture } from './Picture';

export interface PageBannerProps {
  title: string;
  /** After the home page; the title by default. */
  crumbs?: Crumb[];
  /** Background image; sand colour when omitted. */
  image?: string;
  intro?: string;
}

const night = (opacity: number) => alpha(colours.night, opacity);
const PHONE_VEIL = `linear-gradient(to top, ${night(0.86)}, ${night(0.66)})`;
/** Gradient with a text contrast of 4.5:1 that leaves the rest of the image clear. */
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

/** Header of list and text pages: image, title and breadcrumbs. */
export function PageBanner({ title, crumbs = [{ label: title }], image, intro }: PageBannerProps) {
  const hasImage = image !== undefined;
  return (
    <Box
      sx={{
        position: 'relative',
        bgcolor: hasImage ? 'night.main' : 'sand.main',
        color: hasImage ? 'night.contrastText' : 'text.primary',
        overflow: 'hidden',
        ...(hasImage && focusOnNight),
      }}
    >
      {hasImage && (
        <Box sx={{ position: 'absolute', inset: 0, '& > div': { height: 1 } }}>
          <Picture src={image} alt="" ratio="auto" sizes="100vw" isPriority />
          <Veil />
        </Box>
      )}
      <Container
        sx={{
          position: 'relative',
          paddingBlock: hasImage ? fluid(40, 104) : fluid(28, 64),
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
