import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { RoomSwitch, type RoomSwitchProps } from './RoomSwitch';

function Switched({ isOn: isOnFirst }: RoomSwitchProps) {
  const [isOn, setIsOn] = useState(isOnFirst);
  return <RoomSwitch isOn={isOn} onToggle={() => setIsOn(!isOn)} />;
}

const meta = preview.meta({
  component: RoomSwitch,
  render: (args) => <Switched {...args} />,
  args: { isOn: false, onToggle: () => undefined },
});

export const Default = meta.story();

export const On = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show in a room'));
    await expect(canvas.getByRole('switch', { name: 'Show in a room' })).toBeChecked();
  },
});
