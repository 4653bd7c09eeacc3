import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { blindTypes } from '@/content/rollers';
import { CurtainStory } from './CurtainStory';

const meta = {
  title: 'Features/Catalogue/CurtainStory',
  component: CurtainStory,
  args: { text: blindTypes.en[0]?.text ?? '', benefits: blindTypes.en[0]?.points ?? [] },
} satisfies Meta<typeof CurtainStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BenefitsAlone: Story = { args: { text: '' } };
export const TextAlone: Story = { args: { benefits: [] } };
