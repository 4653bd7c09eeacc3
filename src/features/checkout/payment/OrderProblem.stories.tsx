import preview from '#.storybook/preview';
import { OrderProblem } from './OrderProblem';

const meta = preview.meta({ component: OrderProblem });

export const ErrorOutcomeUnknown = meta.story({ tags: ['error'] });
export const ErrorRefused = meta.story({
  tags: ['error'],
  args: { reason: 'Your cart is empty. Add a product before you order.' },
});
