import Box from '@mui/material/Box';
import preview from '#.storybook/preview';
import { OptionPicture } from './OptionPicture';
import { optionPictures, type PicturedOption } from './optionPictures';

const meta = preview.meta({
  component: OptionPicture,
  args: { of: 'wave' },
});

/** All drawings of headings, places, linings and controls. */
export const Default = meta.story({
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {(Object.keys(optionPictures) as PicturedOption[]).map((of) => (
        <OptionPicture key={of} of={of} />
      ))}
    </Box>
  ),
});
