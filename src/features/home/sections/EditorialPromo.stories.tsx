import preview from '#.storybook/preview';
import { motorizedPromo, rollerPromo } from '@/content/promos';
import { EditorialPromo } from './EditorialPromo';

const meta = preview.meta({
  component: EditorialPromo,
  args: { promo: rollerPromo.en, isReversed: false, isDark: false },
  parameters: { layout: 'fullscreen' },
});

export const OnIvory = meta.story();
export const OnNightReversed = meta.story({
  args: { promo: motorizedPromo.en, isReversed: true, isDark: true },
});
