import { colours, easeOut, motion } from '@/theme/tokens';

/**
 * Styles of a card that is one link: image and underline of the title move under the pointer.
 * @param name prefix of the classes of picture and title
 */
export const linkedCard = (name: string) =>
  ({
    position: 'relative',
    [`& .${name}-picture img`]: {
      transition: `transform 600ms ${easeOut}, opacity ${motion.settle}ms`,
    },
    [`& .${name}-title`]: {
      overflowWrap: 'anywhere',
      backgroundImage: `linear-gradient(${colours.gold}, ${colours.gold})`,
      backgroundRepeat: 'no-repeat',
      backgroundPosition: 'left 0 bottom 0',
      backgroundSize: '0 1px',
      transition: `background-size ${motion.settle}ms ${easeOut}`,
      '[dir=rtl] &': { backgroundPosition: 'right 0 bottom 0' },
    },
    '@media (hover: hover)': {
      [`&:hover .${name}-picture img`]: { transform: 'scale(1.03)' },
      [`&:hover .${name}-title`]: { backgroundSize: '100% 1px' },
    },
    // The link covers the card while its accessible name is the title alone.
    [`& .${name}-title::after`]: { content: '""', position: 'absolute', inset: 0 },
  }) as const;
