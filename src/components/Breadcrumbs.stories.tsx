import preview from '#.storybook/preview';
import { Breadcrumbs } from './Breadcrumbs';
import { longTitle } from '@/fixtures/longTitle';

const meta = preview.meta({
  component: Breadcrumbs,
  args: { crumbs: [{ label: 'Categories', to: '/categories' }, { label: 'Roller blinds' }] },
});

export const Default = meta.story();
export const OneStep = meta.story({ args: { crumbs: [{ label: 'FAQ' }] } });
export const LongText = meta.story({
  args: { crumbs: [{ label: longTitle }] },
  globals: { viewport: { value: 'slim' } },
});
