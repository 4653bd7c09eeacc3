import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { motorizedPromo, rollerPromo } from '@/content/promos';
import { EditorialPromo } from './EditorialPromo';

const meta = {
  title: 'Features/Home/EditorialPromo',
  component: EditorialPromo,
  args: { promo: rollerPromo.en },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EditorialPromo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnIvory: Story = {};
export const OnNightReversed: Story = {
  args: { promo: motorizedPromo.en, isReversed: true, isDark: true },
};
