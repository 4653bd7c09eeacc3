import preview from '#.storybook/preview';
import { EnquiryFieldInput } from './EnquiryFieldInput';

const phone = { name: 'phone', type: 'tel', autoComplete: 'tel' } as const;

const meta = preview.meta({
  component: EnquiryFieldInput,
  args: { field: phone, isRequired: true },
});

export const Default = meta.story();
export const Error = meta.story({ tags: ['error'], args: { error: 'Phone is required' } });
export const Filled = meta.story({ args: { value: '050 123 4567', onChange: () => undefined } });
/** A hint about an hour without visits; it blocks nothing. */
export const OutsideHours = meta.story({
  args: {
    field: { name: 'time', type: 'time', autoComplete: 'off' },
    value: '03:00',
    onChange: () => undefined,
  },
});
