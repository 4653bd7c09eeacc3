import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router';
import { EmptyState } from '@/components/EmptyState';
import { BareLayout } from './BareLayout';

const meta = {
  title: 'Layout/BareLayout',
  component: BareLayout,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route element={<BareLayout />}>
        <Route path="*" element={<EmptyState component="h1" title="The page" />} />
      </Route>
    </Routes>
  ),
} satisfies Meta<typeof BareLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
