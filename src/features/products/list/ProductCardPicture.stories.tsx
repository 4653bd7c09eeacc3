import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Box from '@mui/material/Box';
import { ProductCardPicture } from './ProductCardPicture';
import { velvet } from '@/fixtures/products.fixtures';

const meta = {
  title: 'Features/Products/ProductCardPicture',
  component: ProductCardPicture,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 300, '&:hover [data-alternative]': { opacity: 1 } }}>
        <Story />
      </Box>
    ),
  ],
  args: { images: velvet.images, isAwake: false },
} satisfies Meta<typeof ProductCardPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cloth: Story = {};

/** The room fades in under the pointer. */
export const Awake: Story = { args: { isAwake: true } };

export const NoPicture: Story = { args: { images: [] } };
