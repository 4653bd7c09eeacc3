import Box from '@mui/material/Box';
import preview from '#.storybook/preview';
import { ProductCardPicture } from './ProductCardPicture';
import { velvet } from '@/fixtures/products.fixtures';
import { productPath } from '@/lib/paths';

const meta = preview.meta({
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
  args: {
    list: 'products',
    to: productPath(velvet._id),
    images: velvet.images,
    isActive: false,
    isPriority: false,
  },
});

export const Cloth = meta.story({ name: 'Default' });

/** The second image fades in on hover. */
export const Awake = meta.story({ name: 'Active', args: { isActive: true } });
export const MissingImage = meta.story({ args: { images: [] } });
