import Typography from '@mui/material/Typography';
import preview from '#.storybook/preview';
import { HeroFrame, HeroLayer, HeroWords } from './HeroFrame';

/** Hero layout without an image; the gradient keeps text readable on any image. */
const meta = preview.meta({
  component: HeroFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    'aria-label': 'Slides',
    children: (
      <HeroLayer data-active="true" sx={{ bgcolor: 'common.white' }}>
        <HeroWords>
          <Typography
            variant="display"
            component="p"
            sx={{ position: 'relative', maxWidth: '14ch', padding: 4 }}
          >
            Words on a white picture
          </Typography>
        </HeroWords>
      </HeroLayer>
    ),
  },
  argTypes: { children: { control: false } },
});

export const OnWhite = meta.story();
