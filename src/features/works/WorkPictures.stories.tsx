import Box from '@mui/material/Box';
import preview from '#.storybook/preview';
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
const meta = preview.meta({
  component: Boxes,
  args: { count: 4 },
  argTypes: { count: { control: { type: 'range', min: 1, max: 12 } } },
});

export const Four = meta.story();
export const One = meta.story({ args: { count: 1 } });
export const Two = meta.story({ args: { count: 2 } });
export const Three = meta.story({ args: { count: 3 } });
export const Five = meta.story({ args: { count: 5 } });
