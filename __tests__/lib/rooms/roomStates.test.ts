import { describe, expect, it } from '@jest/globals';
import type { ClothClass } from '@/contract/facets';
import { canHang, roomStates, type RoomState } from '@/lib/rooms/roomStates';

const CLASSES: ClothClass[] = ['matte', 'velvet', 'jacquard', 'satin', 'sheer'];

describe('roomStates', () => {
  it.each(Object.entries<RoomState>(roomStates))('name what %s shows', (id, state) => {
    expect(id).toBe(`${state.room}-${state.curtains}-${state.time}`);
    expect(state.folder).toContain(`/${id}-`);
  });

  it.each(Object.values<RoomState>(roomStates))('have every class of cloth in $folder', (state) => {
    expect(CLASSES.filter((cloth) => !canHang(state, cloth))).toEqual([]);
  });

  it('hang no cloth whose layers are not rendered', () => {
    const state: RoomState = { ...roomStates['living-closed-day'], classes: ['matte'] };

    expect(canHang(state, 'satin')).toBe(false);
  });
});
