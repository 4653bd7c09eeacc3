import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Box from '@mui/material/Box';
import { ProductCardPicture } from './ProductCardPicture';
import { velvet } from '@/fixtures/products.fixtures';
import { productPath } from '@/lib/paths';

const meta = {
  title: 'Features/Products/ProductCardPicture',
  component: ProductCardPicture,
  decorators: [
    (Story) => (
      <Box
        sx={{
          maxWidth: 300,
          '@media (hover: hover)': { '&:hover [data-alternative]': { opacity: 1 } },
        }}
      >
        <Story />
      </Box>
    ),
  ],
  args: { list: 'products', to: productPath(velvet._id), images: velvet.images, isActive: false },
} satisfies Meta<typeof ProductCardPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cloth: Story = { name: 'Default' };

/** The second image fades in on hover. */
export const Awake: Story = { name: 'Active', args: { isActive: true } };
export const MissingImage: Story = { args: { images: [] } };
