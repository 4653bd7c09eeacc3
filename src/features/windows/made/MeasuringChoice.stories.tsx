import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyPriceTable } from '@/fixtures/configurator.fixtures';
import { MeasuringChoice, type MeasuringChoiceProps } from './MeasuringChoice';

const self: Pick<MeasuringChoiceProps, 'measuring' | 'validUntil'> = {
  measuring: 'self',
  validUntil: '2026-12-26T19:59:59.000Z',
};

const meta = preview.meta({
  component: MeasuringChoice,
  args: {
    ...self,
    table: storyPriceTable,
    isMissing: false,
    onChoose: fn(),
  },
});

export const Default = meta.story();
export const ErrorMissing = meta.story({
  tags: ['error'],
  args: { measuring: undefined, isMissing: true },
});
