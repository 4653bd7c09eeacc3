import { Route, Routes } from 'react-router';
import preview from '#.storybook/preview';
import { EmptyState } from '@/components/EmptyState';
import { BareLayout } from './BareLayout';

const meta = preview.meta({
  component: BareLayout,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route element={<BareLayout />}>
        <Route path="*" element={<EmptyState component="h1" title="The page" />} />
      </Route>
    </Routes>
  ),
});

export const Default = meta.story();
