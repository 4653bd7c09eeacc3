import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { toCurtainDetailState } from '@/lib/showroomState';
import { sampleSubCategories } from './catalogueSamples';

const curtain = sampleSubCategories.map((item) => toCurtainDetailState(item, 'Blinds'))[0] ?? {
  image: '',
  title: '',
  description: '',
  categoryName: '',
  benefitText: '',
  benefits: [],
  categoryId: '',
  subCategoryId: '',
};

import { CurtainHeader } from './CurtainHeader';

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
