import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { alpha, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { Button } from '@/components/Button';
import { Picture } from '@/components/Picture';
import { consultationBanner } from '@/content/promos';
import { useReducedMotion } from '@/hooks/useReducedMotion';
import { useContent } from '@/i18n/useContent';
import { BOOKING_ANCHOR } from '@/lib/paths';
import { focusOnNight } from '@/theme/components/inputs';
import { colours, fluid, outside } from '@/theme/tokens';

const HEADING_ID = 'home-consultation';
const veil = (opacity: number) => alpha(colours.night, opacity);
/** Gradient with a text contrast of 4.5:1 even on a white image. */
const VEIL = veil(0.7);
const SIDE_VEIL = `linear-gradient(to right, ${veil(0.84)} 0, ${veil(0.68)} calc(48rem + ${outside}), ${veil(0.1)} calc(76rem + ${outside}))`;

const Band = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  [theme.breakpoints.up('sm')]: { minHeight: 'min(80svh, 40rem)' },
  backgroundColor: theme.palette.night.main,
  color: theme.palette.night.contrastText,
  ...focusOnNight,
  '& > .picture': { position: 'absolute', inset: 0, '& > div': { height: '100%' } },
  '& > .picture::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundColor: VEIL,
    [theme.breakpoints.up('md')]: { backgroundColor: 'transparent', backgroundImage: SIDE_VEIL },
    '[dir=rtl] &': { transform: 'scaleX(-1)' },
  },
}));

/** Text without line breaks at the hyphens of its words, such as 'Same-Day'. */
function WholeWords({ text }: { text: string }) {
  return text.split(/(?<!\S)([^\s-]+-\S+)/).map((part, index) =>
    part.includes('-') ? (
      <Box key={index} component="span" sx={{ display: 'inline-block' }}>
        {part}
      </Box>
    ) : (
      <span key={index}>{part}</span>
    ),
  );
}

/** Scrolls to the booking section and focuses its heading. */
function scrollToBooking(isInstant: boolean): void {
  const section = document.getElementById(BOOKING_ANCHOR);
  section?.scrollIntoView({ behavior: isInstant ? 'auto' : 'smooth', block: 'start' });
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

/** Banner with a link to the booking form that works without JavaScript (product 3.11). */
export function ConsultationBanner() {
  const isInstant = useReducedMotion();
  const { heading, text, buttonLabel, image } = useContent(consultationBanner);
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    scrollToBooking(isInstant);
  };
  return (
    <Band aria-labelledby={HEADING_ID}>
      <div className="picture">
        <Picture src={image} alt="" ratio="auto" sizes="100vw" />
      </div>
      <Container sx={{ position: 'relative', paddingBlock: fluid(56, 120) }}>
        <Box sx={{ maxWidth: '44rem' }}>
          <Typography variant="h2" id={HEADING_ID} sx={{ hyphens: 'auto' }}>
            <WholeWords text={heading} />
          </Typography>
          <Typography sx={{ marginBlock: '16px 32px' }}>{text}</Typography>
          <Button component="a" href={`#${BOOKING_ANCHOR}`} onClick={handleClick} size="large">
            {buttonLabel}
          </Button>
        </Box>
      </Container>
    </Band>
  );
}
