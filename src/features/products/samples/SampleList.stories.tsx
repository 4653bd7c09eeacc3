import preview from '#.storybook/preview';
import { sampleRequests } from '@/fixtures/samples.fixtures';
import { SampleList } from './SampleList';

const meta = preview.meta({ component: SampleList, args: { requests: sampleRequests } });

export const Default = meta.story();
export const Empty = meta.story({ args: { requests: [] } });
