import preview from '#.storybook/preview';
import { paths } from '@/lib/paths';
import { QuoteTools } from './QuoteTools';

const meta = preview.meta({
  component: QuoteTools,
  args: { backPath: paths.compare, backLabel: 'Back to the comparison' },
});

export const Default = meta.story();
