import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { inBox } from '@/fixtures/inBox';
import { damask, severalRooms } from './rooms.fixtures';
import { RoomView, type RoomViewProps } from './RoomView';
import { useStoryRoom } from './useStoryRoom.fixtures';

const [livingRoom] = severalRooms;

const Stage = (props: RoomViewProps) => <RoomView {...props} {...useStoryRoom(props)} />;

const meta = preview.meta({
  component: RoomView,
  render: (args) => <Stage {...args} />,
  decorators: [
    inBox({ position: 'relative', maxWidth: 480, minHeight: 480, bgcolor: 'sand.main' }),
  ],
  args: {
    fabric: damask,
    choices: severalRooms,
    choice: livingRoom,
    isOpen: false,
    onShow: () => undefined,
  },
});

export const Default = meta.story();

/** Composed by the worker. */
export const Shown = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See it in a room' }));
    const name = 'Living room with Fahidi Gold Damask, curtains closed, by day';
    await expect(await canvas.findByRole('img', { name }, { timeout: 20_000 })).toBeVisible();
    const announced = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(announced).toContain(name);
    await expect(canvas.getByRole('button', { name: 'Show the product image' })).toHaveFocus();
  },
});

/** The tile is no image. */
export const ErrorTile = meta.story({
  tags: ['error', '!autodocs'],
  args: {
    fabric: {
      ...damask,
      tile: { image: '/media/brand/logo-mark.svg', width: 420, cloth: 'jacquard' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See it in a room' }));
    const reason = /^The room cannot be shown here/;
    await expect(await canvas.findByText(reason, {}, { timeout: 20_000 })).toBeVisible();
  },
});

/** A night does not claim daylight. */
export const Night = meta.story({
  args: { choice: { ...livingRoom, time: 'night' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See it in a room' }));
    const note = /in the evening with the lamps on/;
    await expect(await canvas.findByText(note, {}, { timeout: 20_000 })).toBeVisible();
    await expect(canvas.queryByText(/in daylight/)).toBeNull();
  },
});

export const MissingImage = meta.story({ args: { fabric: { ...damask, poster: undefined } } });
export const LongText = meta.story({
  args: {
    fabric: {
      ...damask,
      name: 'A very long name of a fabric with many words that needs several lines everywhere',
    },
  },
});
