import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Typography from '@mui/material/Typography';
import { HeroFrame, HeroLayer, HeroWords } from './HeroFrame';

/** Hero layout without an image; the gradient keeps text readable on any image. */
const meta = {
  title: 'Features/Home/HeroFrame',
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
} satisfies Meta<typeof HeroFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnWhite: Story = {};
