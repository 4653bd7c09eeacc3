import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { featurePath, paths } from '@/lib/paths';
import { FeaturePage } from './FeaturePage';

const SLUG = 'smart-features';

const meta = {
  title: 'Pages/Feature',
  tags: ['!autodocs'],
  component: FeaturePage,
  parameters: { layout: 'fullscreen', shop: { path: featurePath(SLUG) } },
} satisfies Meta<typeof FeaturePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NotFound: Story = { parameters: { shop: { path: paths.feature } } };
export const Slim: Story = { globals: { viewport: { value: 'slim' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
