import preview from '#.storybook/preview';
import { PageLoading } from './PageLoading';

const meta = preview.meta({ component: PageLoading, parameters: { layout: 'fullscreen' } });

export const Default = meta.story();
