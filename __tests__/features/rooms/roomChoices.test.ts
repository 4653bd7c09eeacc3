import { describe, expect, it } from '@jest/globals';
import {
  changeChoice,
  choicesFor,
  isOffered,
  readRoomParam,
  toRoomParam,
} from '@/features/rooms/roomChoices';
import { severalRooms } from '@/features/rooms/rooms.fixtures';

const [livingRoom] = severalRooms;
const livingNight = { ...livingRoom, time: 'night' } as const;
const bedroomOpen = { room: 'bedroom', curtains: 'open', time: 'day' } as const;

describe('the room of a URL', () => {
  it.each(severalRooms)('is read as it was written: %j', (choice) => {
    expect(readRoomParam(toRoomParam(choice), severalRooms)).toEqual(choice);
  });

  it.each([
    undefined,
    '',
    'kitchen.closed.day',
    'living.closed',
    'bedroom.closed.night',
    '__proto__',
  ])('is the first one for %j', (value) => {
    expect(readRoomParam(value, severalRooms)).toEqual(livingRoom);
  });
});

describe('changing a part of a choice', () => {
  it('keeps the other parts where they exist', () => {
    const open = { ...livingRoom, curtains: 'open' } as const;
    expect(changeChoice(severalRooms, open, 'room', 'bedroom')).toEqual(bedroomOpen);
  });

  it('takes the closest that exists', () => {
    expect(changeChoice(severalRooms, livingNight, 'room', 'bedroom')).toMatchObject({
      room: 'bedroom',
      curtains: 'closed',
      time: 'day',
    });
  });
});

describe('what is offered', () => {
  it('is every room, but only the nights of the chosen one', () => {
    expect(isOffered(severalRooms, livingNight, 'room', 'bedroom')).toBe(true);
    expect(isOffered(severalRooms, livingNight, 'time', 'night')).toBe(true);
    expect(isOffered(severalRooms, bedroomOpen, 'time', 'night')).toBe(false);
  });

  it('has only rooms in which the class of cloth is rendered', () => {
    expect(choicesFor(['matte'])).toContainEqual(expect.objectContaining(livingRoom));
    expect(choicesFor([])).toEqual([]);
  });
});
