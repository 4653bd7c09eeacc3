import Box from '@mui/material/Box';
import preview from '#.storybook/preview';
import { CURRENCY, velvet } from '@/fixtures/products.fixtures';
import { SizePrices } from './SizePrices';

const meta = preview.meta({
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
});

export const OnPaper = meta.story();
