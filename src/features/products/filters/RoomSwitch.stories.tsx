import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RoomSwitch, type RoomSwitchProps } from './RoomSwitch';

function Switched({ isOn: isOnFirst }: RoomSwitchProps) {
  const [isOn, setIsOn] = useState(isOnFirst);
  return <RoomSwitch isOn={isOn} onToggle={() => setIsOn(!isOn)} />;
}

const meta = {
  title: 'Features/Products/RoomSwitch',
  component: RoomSwitch,
  render: (args) => <Switched {...args} />,
  args: { isOn: false, onToggle: () => undefined },
} satisfies Meta<typeof RoomSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const On: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show in a room'));
    await expect(canvas.getByRole('switch', { name: 'Show in a room' })).toBeChecked();
  },
};
