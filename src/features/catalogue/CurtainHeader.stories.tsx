import preview from '#.storybook/preview';
import type { CurtainDetailState } from '@/lib/detailPageState';
import { CurtainHeader } from './CurtainHeader';

const curtain: CurtainDetailState = {
  image: '/media/subcategories/linen-curtains/800x1000-c3baac/800.webp',
  title: 'Linen curtains',
  description: 'Natural flax and easy-care linen blends with a dry hand and a gentle slub.',
  categoryName: 'Curtains',
  benefitText: '',
  benefits: [],
  categoryId: 'curtains',
  subCategoryId: 'linen-curtains',
};

const meta = preview.meta({
  component: CurtainHeader,
  parameters: { layout: 'fullscreen' },
  args: { curtain },
});

export const Default = meta.story();

export const FromStateWithoutCategory = meta.story({
  args: { curtain: { ...curtain, categoryName: '', categoryId: '' } },
});

export const Loading = meta.story({ args: { curtain: undefined } });
