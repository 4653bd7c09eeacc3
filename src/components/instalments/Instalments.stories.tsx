import preview from '#.storybook/preview';
import { Instalments } from './Instalments';

const meta = preview.meta({
  component: Instalments,
  args: { amount: 420, currency: 'AED', range: {} },
});

export const Default = meta.story();
/** The first payment takes the fils that cannot be divided. */
export const Uneven = meta.story({ args: { amount: 129.5 } });
export const PerMetre = meta.story({ args: { amount: 95, unit: 'per metre' } });
