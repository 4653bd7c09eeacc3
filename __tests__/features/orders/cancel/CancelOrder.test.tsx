import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OrderDetail, OrderStatus } from '@/contract/orders';
import { OrderDetails } from '@/features/orders/detail/OrderDetails';
import { expectNamedControls } from '../../../support/expectNamedControls';
import type { FakeResponse } from '../../../support/fakeApi';
import { buildOrderDetail, shippingAddress } from '@/fixtures/orders.fixtures';
import { renderElement } from '../../../support/renderElement';

const addToCart = () => Promise.resolve(undefined);

type Reply = () => FakeResponse | Promise<FakeResponse>;

/** Renders an order that is cancelled when the request succeeds. */
function openOrder(
  start: OrderStatus = 'Confirmed',
  respondToCancel?: Reply,
  changes: Partial<OrderDetail> = {},
) {
  let orderStatus = start;
  const shop = renderElement(<OrderDetails id="o1" addToCart={addToCart} />, {
    path: '/MyOrders-detail?id=o1',
    respond: ({ path }) => {
      if (path !== '/user/cancel-order') {
        return { body: { order: buildOrderDetail({ ...changes, orderStatus }), shippingAddress } };
      }
      if (respondToCancel !== undefined) return respondToCancel();
      orderStatus = 'Cancelled';
      return { body: { message: 'This product cancelled successFully' } };
    },
  });
  const openDialog = async () => {
    await shop.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    return within(await screen.findByRole('dialog', { name: 'Cancel order #8QKCP' }));
  };
  const goToConfirmation = async () => {
    const dialog = await openDialog();
    await shop.user.click(dialog.getByRole('button', { name: 'Continue' }));
    return within(await screen.findByRole('alertdialog', { name: 'Confirm cancellation' }));
  };
  const cancelRequests = () => shop.api.to('/user/cancel-order');
  /** Changes the order on the server. */
  const setStatus = (status: OrderStatus) => {
    orderStatus = status;
  };
  return { ...shop, openDialog, goToConfirmation, cancelRequests, setStatus };
}

/** Clicks the backdrop of a dialog; `count` is the click count of the event. */
function clickBackdrop(dialog: HTMLElement, count: number) {
  const backdrop = dialog.closest('[role=presentation]');
  if (!backdrop) throw new Error('The dialog has no backdrop.');
  fireEvent.mouseDown(backdrop, { detail: count });
  fireEvent.click(backdrop, { detail: count });
}

describe('the Cancel button', () => {
  it.each<OrderStatus>(['Confirmed', 'Packed', 'Shipped', 'InTransit', 'OutForDelivery'])(
    'is enabled for an order in status %s',
    async (status) => {
      openOrder(status);
      expect(await screen.findByRole('button', { name: 'Cancel' })).toBeEnabled();
    },
  );

  it('is not rendered for a delivered order', async () => {
    openOrder('Delivered');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });

  it('is disabled, with a description, for a cancelled order', async () => {
    openOrder('Cancelled');
    const button = await screen.findByRole('button', { name: 'Cancel' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('This order is already cancelled.');
  });
});

describe('the cancel dialogs', () => {
  it('promise no refund of an unpaid order (product 11.16)', async () => {
    const { goToConfirmation } = openOrder('Confirmed', undefined, { paymentStatus: 'pending' });
    const confirmation = await goToConfirmation();
    expect(confirmation.getByText(/Nothing has been charged/)).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('3-4 business days');
  });

  it('offer reasons and show the refund period', async () => {
    const { openDialog } = openOrder();
    const dialog = await openDialog();
    expect(dialog.getByText(/3-4 business days/)).toBeInTheDocument();
    const options = within(dialog.getByRole('combobox', { name: 'Reason' })).getAllByRole('option');
    expect(options.slice(1).map((option) => option.textContent)).toEqual([
      'Ordered by mistake',
      'Need another size or fabric',
      'Delivery takes too long',
      'Incorrect item',
      'Damaged',
      'Quality not as Expected',
      'Changed my Mind',
    ]);
  });

  it('ask for confirmation before a request is sent', async () => {
    const { goToConfirmation, cancelRequests } = openOrder();
    const confirmation = await goToConfirmation();
    expectNamedControls('ConfirmationDialog');
    expect(confirmation.getByText(/This cannot be undone/)).toBeInTheDocument();
    expect(confirmation.getByRole('button', { name: 'Keep order' })).toHaveFocus();
    expect(cancelRequests()).toEqual([]);
  });

  it('send id, reason and comment with an idempotency key', async () => {
    const { user, openDialog, cancelRequests } = openOrder();
    const dialog = await openDialog();
    expectNamedControls('CancelReasonDialog');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Damaged');
    await user.click(dialog.getByRole('textbox', { name: 'Comment (optional)' }));
    await user.paste(' Torn ');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm cancellation' }));
    await waitFor(() => expect(cancelRequests()).toHaveLength(1));
    expect(cancelRequests()[0]?.body).toEqual({ _id: 'o1', reason: 'Damaged', comment: 'Torn' });
    expect(cancelRequests()[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('require neither reason nor comment', async () => {
    const { user, goToConfirmation, cancelRequests } = openOrder();
    const confirmation = await goToConfirmation();
    await user.click(confirmation.getByRole('button', { name: 'Confirm cancellation' }));
    await waitFor(() => expect(cancelRequests()).toHaveLength(1));
    expect(cancelRequests()[0]?.body).toEqual({ _id: 'o1', reason: '', comment: '' });
  });

  it('close with a toast, a cancelled order and focus on its heading', async () => {
    const { user, goToConfirmation, toasts } = openOrder();
    const confirmation = await goToConfirmation();
    await user.click(confirmation.getByRole('button', { name: 'Confirm cancellation' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(toasts).toEqual([
      { message: 'This product cancelled successFully', variant: 'success' },
    ]);
    expect(await screen.findByText('This order is already cancelled.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('send one request for two clicks and stay open while it is pending', async () => {
    const { user, goToConfirmation, cancelRequests } = openOrder(
      'Confirmed',
      () => new Promise(() => undefined),
    );
    const confirmation = await goToConfirmation();
    const button = confirmation.getByRole('button', { name: 'Confirm cancellation' });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(cancelRequests()).not.toEqual([]));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    expect(confirmation.getByRole('button', { name: 'Keep order' })).toBeDisabled();
    expect(cancelRequests()).toHaveLength(1);
  });

  it('ignore the second half of a double click', async () => {
    const { openDialog, user, cancelRequests } = openOrder();
    const dialog = await openDialog();
    clickBackdrop(screen.getByRole('dialog'), 2);
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    const confirm = await screen.findByRole('button', { name: 'Confirm cancellation' });
    fireEvent.click(confirm, { detail: 2 });
    clickBackdrop(screen.getByRole('alertdialog'), 2);
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(cancelRequests()).toEqual([]);
    clickBackdrop(screen.getByRole('alertdialog'), 1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('show a failure inside and keep the reason', async () => {
    const { user, openDialog, toasts } = openOrder('Confirmed', () => ({
      status: 429,
      body: { message: 'Please wait a minute.' },
    }));
    const dialog = await openDialog();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Damaged');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm cancellation' }));
    const confirmation = within(screen.getByRole('alertdialog'));
    expect(await confirmation.findByRole('alert')).toHaveTextContent('Please wait a minute.');
    expect(dialog.getByRole('combobox', { name: 'Reason', hidden: true })).toHaveValue('Damaged');
    expect(toasts).toHaveLength(1);
  });

  it.each<[OrderStatus, string]>([
    ['Delivered', 'This order is delivered already.'],
    ['Cancelled', 'This order is cancelled already.'],
  ])(
    'close and show the current status when the order is %s meanwhile',
    async (currentStatus, message) => {
      const { user, goToConfirmation, toasts, setStatus } = openOrder('OutForDelivery', () => ({
        status: 409,
        body: { message },
      }));
      const confirmation = await goToConfirmation();
      setStatus(currentStatus);
      await user.click(confirmation.getByRole('button', { name: 'Confirm cancellation' }));
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.getByRole('alert')).toHaveTextContent(message);
      const header = screen.getByRole('heading', { level: 1 }).closest('header');
      await waitFor(() => expect(header).toHaveTextContent(currentStatus));
      expect(toasts.map((toast) => toast.message)).toEqual([message]);
    },
  );

  it('reuse the idempotency key for a retry', async () => {
    const { user, goToConfirmation, cancelRequests } = openOrder('Confirmed', () =>
      Promise.reject(new TypeError('offline')),
    );
    const confirmation = await goToConfirmation();
    const button = confirmation.getByRole('button', { name: 'Confirm cancellation' });
    await user.click(button);
    expect(await confirmation.findByRole('alert')).toHaveTextContent(/Check your connection/);
    await user.click(button);
    await waitFor(() => expect(cancelRequests()).toHaveLength(2));
    const [first, second] = cancelRequests().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
  });

  it('send no request when the customer keeps the order', async () => {
    const { user, goToConfirmation, cancelRequests } = openOrder();
    const confirmation = await goToConfirmation();
    await user.click(confirmation.getByRole('button', { name: 'Keep order' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    expect(cancelRequests()).toEqual([]);
  });
});
