import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Box from '@mui/material/Box';
import { CURRENCY, velvet } from '@/fixtures/products.fixtures';
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
  args: { sizes: velvet.sizes, currency: CURRENCY },
} satisfies Meta<typeof SizePrices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};
