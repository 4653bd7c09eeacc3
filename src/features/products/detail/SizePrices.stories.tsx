import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Box from '@mui/material/Box';
import { SAMPLE_CURRENCY, sampleProduct } from '../productSamples';
import { SizePrices } from './SizePrices';

const meta = {
  title: 'Features/Products/SizePrices',
  component: SizePrices,
  decorators: [
    // The component is visible in print only.
    (Story) => (
      <Box sx={{ maxWidth: 460, '& > table': { display: 'table !important' } }}>
        <Story />
      </Box>
    ),
  ],
  args: { sizes: sampleProduct.sizes, currency: SAMPLE_CURRENCY },
} satisfies Meta<typeof SizePrices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};
