import preview from '#.storybook/preview';
import { ProductFactList } from './ProductFactList';

const meta = preview.meta({
  component: ProductFactList,
  args: { brand: 'Sadeel Atelier', category: 'Curtains', productId: 'zabeel-emerald-velvet' },
});

export const Default = meta.story();
export const OnlyTheId = meta.story({ args: { brand: '', category: '' } });
export const LongText = meta.story({ args: { productId: 'zabeel-emerald-velvet-'.repeat(6) } });
