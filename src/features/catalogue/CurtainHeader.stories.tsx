import type { Meta, StoryObj } from '@storybook/react-webpack5';
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

const meta = {
  title: 'Features/Catalogue/CurtainHeader',
  component: CurtainHeader,
  parameters: { layout: 'fullscreen' },
  args: { curtain },
} satisfies Meta<typeof CurtainHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FromStateWithoutCategory: Story = {
  args: { curtain: { ...curtain, categoryName: '', categoryId: '' } },
};

export const Loading: Story = { args: { curtain: undefined } };
