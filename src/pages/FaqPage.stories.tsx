import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@/lib/paths';
import { FaqPage } from './FaqPage';
import { seedFaq } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';

const meta = {
  title: 'Pages/FAQ',
  tags: ['!autodocs'],
  component: FaqPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.faq, fill: seedFaq } },
} satisfies Meta<typeof FaqPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { shop: { path: paths.faq, fill: () => undefined } } };
export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };
