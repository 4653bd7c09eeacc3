import Box from '@mui/material/Box';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ChipFieldset } from './ChipFieldset';
import { RadioChip } from './RadioChip';

const CHIPS = ['Living room', 'Bedroom', 'Majlis'];

const meta = preview.meta({
  component: RadioChip,
  args: { name: 'room', value: '', label: '', isChecked: false, onChoose: fn(), onPrepare: fn() },
  render: function Render({ isDisabled, onChoose, onPrepare, lang }) {
    const [chosen, setChosen] = useState('Living room');
    const choose = (value: string) => {
      onChoose(value);
      setChosen(value);
    };
    return (
      <ChipFieldset legend="Room">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {CHIPS.map((label) => (
            <RadioChip
              key={label}
              name="room"
              value={label}
              label={label}
              lang={lang}
              isChecked={label === chosen}
              isDisabled={isDisabled === true && label === 'Majlis'}
              onChoose={choose}
              {...(onPrepare && { onPrepare })}
            />
          ))}
        </Box>
      </ChipFieldset>
    );
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('A press prepares, then chooses', async () => {
      await userEvent.click(canvas.getByText('Bedroom'));
      await expect(args.onPrepare).toHaveBeenCalledWith('Bedroom');
      await expect(args.onChoose).toHaveBeenCalledWith('Bedroom');
      await expect(canvas.getByRole('radio', { name: 'Bedroom' })).toBeChecked();
    });
    await step('Arrow keys choose without preparing', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Majlis' })).toBeChecked();
      await expect(args.onPrepare).toHaveBeenCalledTimes(1);
    });
  },
});

export const OneDisabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Majlis' })).toBeDisabled();
  },
});
