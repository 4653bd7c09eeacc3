import Box from '@mui/material/Box';
import { alpha, styled } from '@mui/material/styles';
import { colours } from '@/theme/tokens';
import { Picture } from './Picture';

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

/** Background photo of a `PageBanner`, dark enough for the text on it. */
export function BannerPhoto({ src }: { src: string }) {
  return (
    <Box sx={{ position: 'absolute', inset: 0, '& > div': { height: 1 } }}>
      <Picture src={src} alt="" ratio="auto" sizes="100vw" isPriority />
      <Veil />
    </Box>
  );
}
