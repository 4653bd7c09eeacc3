import preview from '#.storybook/preview';
import { longTitle } from '@/fixtures/longTitle';
import { NamedCategories } from './NamedCategories';

const meta = preview.meta({
  component: NamedCategories,
  args: {
    categories: [
      { categoryId: 'venetian-blinds', name: 'Venetian blinds' },
      {
        categoryId: 'venetian-blinds',
        subCategoryId: 'wooden-venetian',
        name: 'Wooden venetian blinds',
      },
    ],
  },
});

export const Default = meta.story();

export const LongText = meta.story({
  args: {
    categories: [{ categoryId: 'venetian-blinds', name: longTitle }],
  },
});
