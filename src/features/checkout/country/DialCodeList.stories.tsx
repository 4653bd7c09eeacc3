import preview from '#.storybook/preview';
import { DialCodeList } from './DialCodeList';

const meta = preview.meta({
  component: DialCodeList,
  args: {
    value: '+971',
    dialCodes: [
      { country: 'Antigua and Barbuda', name: 'Antigua and Barbuda', dialCode: '+1-268' },
      {
        country: 'Saint Vincent and the Grenadines',
        name: 'Saint Vincent and the Grenadines',
        dialCode: '+1-784',
      },
      { country: 'United Arab Emirates', name: 'United Arab Emirates', dialCode: '+971' },
      { country: 'United Kingdom', name: 'United Kingdom', dialCode: '+44' },
    ],
    onPick: () => undefined,
    onClose: () => undefined,
    isLoading: false,
  },
});

export const Chosen = meta.story();
export const NothingChosen = meta.story({ args: { value: '' } });
export const Loading = meta.story({ args: { dialCodes: [], isLoading: true } });
export const Empty = meta.story({ args: { dialCodes: [] } });
