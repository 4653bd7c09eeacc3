import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@/lib/paths';
import { seedHome } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import { HomePage } from './HomePage';

const meta = {
  title: 'Pages/Home',
  tags: ['!autodocs'],
  component: HomePage,
  parameters: { layout: 'fullscreen', shop: { path: paths.home, fill: seedHome } },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { shop: { fill: () => undefined } } };
export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };
