import preview from '#.storybook/preview';
import { bedroom, living } from '@/fixtures/windows.fixtures';
import { FitterSheet } from './FitterSheet';

const meta = preview.meta({
  component: FitterSheet,
  args: { window: living, name: 'Living room, Terrace door' },
});

export const Default = meta.story();
export const Blind = meta.story({ args: { window: bedroom, name: 'Bedroom, Window 2' } });
