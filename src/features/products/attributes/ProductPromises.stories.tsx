import preview from '#.storybook/preview';
import { ProductPromises } from './ProductPromises';

const meta = preview.meta({ component: ProductPromises, args: { soldAs: 'metre' as const } });

export const Default = meta.story();
export const Panel = meta.story({ args: { soldAs: 'panel' } });
export const Blind = meta.story({ args: { soldAs: 'blind' } });
/** The server names no unit. */
export const WithoutUnit = meta.story({ args: { soldAs: undefined } });
