import Box from '@mui/material/Box';
import preview from '#.storybook/preview';
import { PrintLetterhead } from './PrintLetterhead';

const meta = preview.meta({
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
});

export const OnPaper = meta.story();
