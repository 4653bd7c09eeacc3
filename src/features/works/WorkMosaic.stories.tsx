import preview from '#.storybook/preview';
import { works } from '@/fixtures/catalogue.fixtures';
import { WorkMosaic } from './WorkMosaic';

const meta = preview.meta({ component: WorkMosaic, args: { works: works } });

export const Default = meta.story();
export const Eight = meta.story({ args: { works: works.slice(0, 8) } });
export const Three = meta.story({ args: { works: works.slice(0, 3) } });
export const One = meta.story({ args: { works: works.slice(0, 1) } });
