import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Box from '@mui/material/Box';
import { PrintLetterhead } from './PrintLetterhead';

const meta = {
  title: 'Components/PrintLetterhead',
  component: PrintLetterhead,
  decorators: [
    // The component is visible in print only.
    (Story) => (
      <Box sx={{ '& > div': { display: 'flex !important' } }}>
        <Story />
      </Box>
    ),
  ],
  args: { name: 'Sadeel', phone: '+971 4 000 0000', email: 'hello@sadeel.example' },
} satisfies Meta<typeof PrintLetterhead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};
