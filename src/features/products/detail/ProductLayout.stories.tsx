import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Box from '@mui/material/Box';
import { ProductLayout } from './ProductLayout';

/** Images beside sticky product details; stacked on small screens. */
const meta = {
  title: 'Features/Products/ProductLayout',
  component: ProductLayout,
  args: {
    children: (
      <>
        <Box sx={{ bgcolor: 'sand.dark', minHeight: '120vh', padding: 3 }}>The pictures</Box>
        <Box sx={{ border: 1, borderColor: 'divider', minHeight: 320, padding: 3 }}>The facts</Box>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ProductLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
