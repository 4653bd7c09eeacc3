import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Box from '@mui/material/Box';
import { WorkPictures } from './WorkPictures';

/** Coloured boxes in place of `count` images. */
function Boxes({ count }: { count: number }) {
  return (
    <WorkPictures data-rest={count - 1}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Box sx={{ aspectRatio: 'var(--ratio)', bgcolor: 'sand.dark', padding: 2 }}>
            {index + 1}
          </Box>
        </li>
      ))}
    </WorkPictures>
  );
}

/** Large first image and a grid of the others that avoids a partly filled last row. */
const meta = {
  title: 'Features/Works/WorkPictures',
  component: Boxes,
  args: { count: 4 },
  argTypes: { count: { control: { type: 'range', min: 1, max: 12 } } },
} satisfies Meta<typeof Boxes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const One: Story = { args: { count: 1 } };
export const Two: Story = { args: { count: 2 } };
export const Three: Story = { args: { count: 3 } };
export const Five: Story = { args: { count: 5 } };
