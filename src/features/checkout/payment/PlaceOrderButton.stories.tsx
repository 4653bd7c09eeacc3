import preview from '#.storybook/preview';
import { PaymentUnavailable } from './PaymentUnavailable';
import { PlaceOrderButton } from './PlaceOrderButton';

const meta = preview.meta({
  component: PlaceOrderButton,
  args: { isSending: false, amountDue: 'AED 420' },
});

export const Default = meta.story();
export const Sending = meta.story({ args: { isSending: true } });
/** Without payment types the button is disabled and described by the reason. */
export const Disabled = meta.story({
  args: { blockedBy: 'payment-unavailable' },
  render: (args) => (
    <>
      <PaymentUnavailable id="payment-unavailable" />
      <PlaceOrderButton {...args} />
    </>
  ),
});
export const CartUnknown = meta.story({ args: { amountDue: undefined } });
