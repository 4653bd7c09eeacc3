import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@/lib/paths';
import { seedWorks } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import { OurWorksPage } from './OurWorksPage';

const meta = {
  title: 'Pages/Our works',
  tags: ['!autodocs'],
  component: OurWorksPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.ourWorks, fill: seedWorks } },
} satisfies Meta<typeof OurWorksPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = {
  parameters: { shop: { path: paths.ourWorks, fill: () => undefined } },
};

export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };
