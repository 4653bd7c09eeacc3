import { styled } from '@mui/material/styles';
import { colours } from '@/theme/tokens';

/** Stands for a part that is on its way, as large as `sx` says; a shimmer crosses it where motion is welcome. */
export const SkeletonBar = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  height: '1.2em',
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: colours.sand,
  '@media (prefers-reduced-motion: no-preference)': {
    '@keyframes shimmer': { '50%, to': { transform: 'translateX(100%)' } },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      transform: 'translateX(-100%)',
      background: `linear-gradient(90deg, transparent, ${theme.palette.action.hover}, transparent)`,
      animation: 'shimmer 2s linear 0.5s infinite',
    },
  },
}));
