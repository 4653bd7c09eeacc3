import preview from '#.storybook/preview';
import { inBox } from '@/fixtures/inBox';
import { SkipLink } from './SkipLink';

const meta = preview.meta({ component: SkipLink, decorators: [inBox({ minHeight: 96 })] });

/** The link with keyboard focus. */
export const Focused = meta.story({ play: ({ canvas }) => canvas.getByRole('link').focus() });
