import preview from '#.storybook/preview';
import { CancelRefused } from './CancelRefused';

const meta = preview.meta({
  component: CancelRefused,
  args: { reason: 'This order is delivered already.' },
});

export const Default = meta.story();
