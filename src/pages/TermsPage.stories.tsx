import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@/lib/paths';
import { TermsPage } from './TermsPage';

const meta = {
  title: 'Pages/Terms',
  tags: ['!autodocs'],
  component: TermsPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.terms } },
} satisfies Meta<typeof TermsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
