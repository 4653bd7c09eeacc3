import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FooterColumn } from './FooterColumn';

const meta = {
  title: 'Layout/FooterColumn',
  component: FooterColumn,
  args: { title: 'Visit us', children: 'Showroom 7, 17th Street, Dubai' },
  decorators: [
    (Story) => (
      <Box
        sx={{ position: 'relative', minHeight: 120, bgcolor: 'night.main', color: 'night.light' }}
      >
        {Story()}
      </Box>
    ),
  ],
} satisfies Meta<typeof FooterColumn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
