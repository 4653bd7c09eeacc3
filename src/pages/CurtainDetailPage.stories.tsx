import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { curtainDetailPath, paths } from '@/lib/paths';
import { CATEGORY_ID, linenCurtains } from '@/fixtures/catalogue.fixtures';
import { seedCurtains } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import { CurtainDetailPage } from './CurtainDetailPage';

const meta = {
  title: 'Pages/Curtain detail',
  tags: ['!autodocs'],
  component: CurtainDetailPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: curtainDetailPath(CATEGORY_ID, linenCurtains._id), fill: seedCurtains },
  },
} satisfies Meta<typeof CurtainDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { shop: { fill: () => undefined } } };
export const NotFound: Story = { parameters: { shop: { path: paths.curtainDetail } } };
export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };
