import Box from '@mui/material/Box';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Translated } from '#.storybook/Translated';
import { ChipFieldset } from './ChipFieldset';
import { RadioChip } from './RadioChip';

const CHIPS = { living: 'Living room', bedroom: 'Bedroom', majlis: 'Majlis' };

const meta = preview.meta({
  component: RadioChip,
  args: {
    name: 'room',
    value: '',
    label: '',
    isChecked: false,
    onChoose: fn(),
    onPrepare: fn(),
    isDisabled: false,
  },
  render: function Render({ isDisabled, onChoose, onPrepare, lang }) {
    const [chosen, setChosen] = useState('living');
    const choose = (value: string) => {
      onChoose(value);
      setChosen(value);
    };
    return (
      <Translated>
        <ChipFieldset legend="Room">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {Object.entries(CHIPS).map(([value, label]) => (
              <RadioChip
                key={value}
                name="room"
                value={value}
                label={label}
                lang={lang}
                isChecked={value === chosen}
                isDisabled={isDisabled === true && value === 'majlis'}
                onChoose={choose}
                {...(onPrepare && { onPrepare })}
              />
            ))}
          </Box>
        </ChipFieldset>
      </Translated>
    );
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('A press prepares, then chooses', async () => {
      await userEvent.click(canvas.getByText('Bedroom'));
      await expect(args.onPrepare).toHaveBeenCalledWith('bedroom');
      await expect(args.onChoose).toHaveBeenCalledWith('bedroom');
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
