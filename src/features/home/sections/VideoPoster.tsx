import ButtonBase from '@mui/material/ButtonBase';
import { alpha, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { PlayIcon } from '@/components/icons';
import { Picture } from '@/components/Picture';
import type { TestimonialVideo } from '@/content/testimonials';
import { useTranslate } from '@/i18n/useTranslate';
import { colours, easeOut, motion } from '@/theme/tokens';
import { belowFoldMessages } from '../messages';

const RATIO = '16 / 9';

const Poster = styled(ButtonBase)({
  display: 'block',
  width: '100%',
  position: 'relative',
  '& .play': {
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    display: 'grid',
    placeItems: 'center',
    width: 'min(72px, 34%)',
    aspectRatio: 1,
    borderRadius: '50%',
    color: colours.ink,
    backgroundColor: alpha(colours.ivory, 0.92),
    transition: `background-color ${motion.quick}ms ${easeOut}, transform ${motion.settle}ms ${easeOut}`,
  },
  '@media (hover: hover)': {
    '&:hover .play': { backgroundColor: colours.gold, transform: 'scale(1.06)' },
  },
});

const Player = styled('video')({
  display: 'block',
  width: '100%',
  aspectRatio: RATIO,
  objectFit: 'cover',
  backgroundColor: colours.night,
});

/** Video poster that lazy-loads the player on click. */
export function VideoPoster({ video }: { video: TestimonialVideo }) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { title, poster, posterAlt, mp4, webm } = video;
  return (
    <Box component="figure" sx={{ margin: 0 }}>
      {isOpen ? (
        <Player
          ref={(player) => player?.focus()}
          tabIndex={0}
          controls
          autoPlay
          muted
          playsInline
          aria-label={title}
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
        </Player>
      ) : (
        <Poster
          aria-label={t(belowFoldMessages.playVideo, { title })}
          onClick={() => setIsOpen(true)}
        >
          <Picture
            src={poster}
            alt={posterAlt}
            ratio={RATIO}
            sizes="(min-width: 1344px) 628px, 48vw"
          />
          <span className="play">
            <PlayIcon />
          </span>
        </Poster>
      )}
      <Typography component="figcaption" variant="body2" sx={{ marginBlockStart: 1.5 }}>
        {title}
      </Typography>
    </Box>
  );
}
