import preview from '#.storybook/preview';
import { Breadcrumbs } from './Breadcrumbs';

const meta = preview.meta({
  component: Breadcrumbs,
  args: { crumbs: [{ label: 'Categories', to: '/categories' }, { label: 'Roller blinds' }] },
});

export const Default = meta.story();
export const OneStep = meta.story({ args: { crumbs: [{ label: 'FAQ' }] } });
export const LongText = meta.story({
  args: {
    crumbs: [
      {
        label:
          'Hand-pleated heavyweight linen curtains with an interlining of brushed cotton and a border in silk',
      },
    ],
  },
  globals: { viewport: { value: 'slim' } },
});
