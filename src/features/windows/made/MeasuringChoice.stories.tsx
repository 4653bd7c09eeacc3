import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { MeasuringChoice, type MeasuringChoiceProps } from './MeasuringChoice';

const self: Pick<MeasuringChoiceProps, 'measuring' | 'validUntil'> = {
  measuring: 'self',
  validUntil: '2026-12-26T19:59:59.000Z',
};

const meta = preview.meta({
  component: MeasuringChoice,
  args: {
    ...self,
    table: {
      currency: 'AED',
      validDays: 30,
      leadTime: {
        changeHours: 24,
        widthsPerDay: 60,
        blindsPerDay: 25,
        fitting: 1,
        motor: 3,
        handFinish: 3,
        withoutStock: 10,
      },
    },
    isMissing: false,
    onChoose: fn(),
  },
});

export const Default = meta.story();
export const ErrorMissing = meta.story({
  tags: ['error'],
  args: { measuring: undefined, isMissing: true },
});
