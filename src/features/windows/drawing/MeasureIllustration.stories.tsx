import preview from '#.storybook/preview';
import { MeasureIllustration } from './MeasureIllustration';

const meta = preview.meta({ component: MeasureIllustration, args: { step: 'widths' as const } });

export const Default = meta.story();
export const Size = meta.story({ args: { step: 'size' } });
export const Recess = meta.story({ args: { step: 'recess' } });
export const Mount = meta.story({ args: { step: 'mount' } });
export const Drops = meta.story({ args: { step: 'drops' } });
export const Diagonals = meta.story({ args: { step: 'diagonals' } });
export const Space = meta.story({ args: { step: 'space' } });
