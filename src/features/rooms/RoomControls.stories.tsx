import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { RoomControls, type RoomControlsProps } from './RoomControls';
import { severalRooms } from './rooms.fixtures';

const [livingRoom] = severalRooms;

function Chosen({ choice: first, ...props }: RoomControlsProps) {
  const [choice, setChoice] = useState(first);
  return <RoomControls {...props} choice={choice} onChange={setChoice} />;
}

const meta = preview.meta({
  component: RoomControls,
  render: (args) => <Chosen {...args} />,
  args: {
    choices: severalRooms,
    choice: livingRoom,
    onChange: () => undefined,
    onPrepare: () => undefined,
  },
});

export const Default = meta.story();

/** Keeps the curtains open in the next room, and disables the night, which the bedroom does not have. */
export const NextRoom = meta.story({
  args: { choice: { ...livingRoom, curtains: 'open' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Bedroom' }));
    await expect(canvas.getByRole('radio', { name: 'Open' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Night' })).toBeDisabled();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Living room' })).toBeChecked();
  },
});

/** One time of day needs no control. */
export const FewChoices = meta.story({
  args: { choices: severalRooms.filter(({ time }) => time === 'day') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Time of day')).toBeNull();
  },
});
