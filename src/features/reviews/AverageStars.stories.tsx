import preview from '#.storybook/preview';
import { AverageStars } from './AverageStars';

const meta = preview.meta({ component: AverageStars, args: { value: 4 } });

export const Whole = meta.story();
export const Half = meta.story({ args: { value: 3.5 } });
export const Medium = meta.story({ args: { size: 'medium' } });
