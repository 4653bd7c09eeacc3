import preview from '#.storybook/preview';
import { paths } from '@/lib/paths';
import { TermsPage } from './TermsPage';

const meta = preview.meta({
  tags: ['!autodocs'],
  component: TermsPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.terms } },
});

export const Default = meta.story();
