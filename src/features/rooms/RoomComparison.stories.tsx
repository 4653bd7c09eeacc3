import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { RoomComparison, type RoomComparisonProps } from './RoomComparison';
import { damask, severalRooms, velvet, withoutTile } from './rooms.fixtures';
import { useStoryRoom } from './useStoryRoom.fixtures';

const [livingRoom] = severalRooms;

const Stage = (props: RoomComparisonProps) => (
  <RoomComparison {...props} {...useStoryRoom(props)} />
);

const meta = preview.meta({
  component: RoomComparison,
  render: (args) => <Stage {...args} />,
  args: {
    fabrics: [damask, withoutTile, velvet],
    choices: severalRooms,
    choice: livingRoom,
    isOpen: false,
    onShow: () => undefined,
  },
});

export const Default = meta.story();

/** Composed by the worker; one fabric keeps its ordinary image. */
export const Shown = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See them in a room' }));
    await expect(await canvas.findByText('Its usual image, not this room.')).toBeVisible();
    const announced = 'Living room, curtains closed, by day: Fahidi Gold Damask, Saffa Navy Velvet';
    await expect(await canvas.findByText(announced, {}, { timeout: 20_000 })).toHaveRole('status');
    await expect(canvas.getAllByRole('img', { name: /^Living room with/ })).toHaveLength(2);
    await expect(canvas.getByRole('radio', { name: 'Closed' })).toBeChecked();
  },
});

export const LongText = meta.story({
  args: {
    fabrics: [{ ...damask, name: 'A very long name of a fabric that needs several lines' }, velvet],
  },
});
