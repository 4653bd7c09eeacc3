import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OrderStatus } from '@/contract/orders';
import { OrderDetails } from '@/features/orders/detail/OrderDetails';
import type { FakeReply } from '../../../support/fakeApi';
import { buildOrderDetail, shippingAddress } from '@/fixtures/orders.fixtures';
import { renderPiece } from '../../../support/renderPiece';

type Reply = () => FakeReply | Promise<FakeReply>;

/** The page of an order that is cancelled once the server agrees. */
function openOrder(start: OrderStatus = 'Confirmed', cancelReply?: Reply) {
  let orderStatus = start;
  const shop = renderPiece(<OrderDetails id="o1" />, {
    path: '/MyOrders-detail?id=o1',
    answer: ({ path }) => {
      if (path !== '/user/cancel-order') {
        return { body: { order: buildOrderDetail({ orderStatus }), shippingAddress } };
      }
      if (cancelReply !== undefined) return cancelReply();
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
    await shop.user.click(dialog.getByRole('button', { name: 'Confirm' }));
    return within(await screen.findByRole('alertdialog', { name: 'Confirm cancellation' }));
  };
  const calls = () => shop.api.to('/user/cancel-order');
  /** What somebody else does to the order. */
  const setStatus = (status: OrderStatus) => {
    orderStatus = status;
  };
  return { ...shop, openDialog, goToConfirmation, calls, setStatus };
}

/** Presses the dark area around a dialog; `count` tells which press of a burst it is. */
function pressBeside(dialog: HTMLElement, count: number) {
  const area = dialog.closest('[role=presentation]');
  if (!area) throw new Error('the dialog has no area around it');
  fireEvent.mouseDown(area, { detail: count });
  fireEvent.click(area, { detail: count });
}

describe('Cancel', () => {
  it.each<OrderStatus>(['Confirmed', 'Packed', 'Shipped', 'InTransit', 'OutForDelivery'])(
    'is offered while the order is %s',
    async (status) => {
      openOrder(status);
      expect(await screen.findByRole('button', { name: 'Cancel' })).toBeEnabled();
    },
  );

  it('is not offered once the order is delivered', async () => {
    openOrder('Delivered');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });

  it('is disabled for a cancelled order, with the reason in words', async () => {
    openOrder('Cancelled');
    const button = await screen.findByRole('button', { name: 'Cancel' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('This order is already cancelled.');
  });
});

describe('the cancel dialogs', () => {
  it('offer the four reasons and tell when the refund arrives', async () => {
    const { openDialog } = openOrder();
    const dialog = await openDialog();
    expect(dialog.getByText(/3-4 business days/)).toBeInTheDocument();
    const options = within(dialog.getByRole('combobox', { name: 'Reason' })).getAllByRole('option');
    expect(options.slice(1).map((option) => option.textContent)).toEqual([
      'Incorrect item',
      'Damaged',
      'Quality not as Expected',
      'Changed my Mind',
    ]);
  });

  it('ask again before anything is sent, and say that it cannot be undone', async () => {
    const { goToConfirmation, calls } = openOrder();
    const confirmation = await goToConfirmation();
    expect(confirmation.getByText(/This cannot be undone/)).toBeInTheDocument();
    expect(confirmation.getByRole('button', { name: 'Keep order' })).toHaveFocus();
    expect(calls()).toEqual([]);
  });

  it('send id, reason and comment with a key', async () => {
    const { user, openDialog, calls } = openOrder();
    const dialog = await openDialog();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Damaged');
    await user.click(dialog.getByRole('textbox', { name: 'Comment (optional)' }));
    await user.paste(' Torn ');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm cancellation' }));
    await waitFor(() => expect(calls()).toHaveLength(1));
    expect(calls()[0]?.body).toEqual({ _id: 'o1', reason: 'Damaged', comment: 'Torn' });
    expect(calls()[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('need neither reason nor comment', async () => {
    const { user, goToConfirmation, calls } = openOrder();
    const confirmation = await goToConfirmation();
    await user.click(confirmation.getByRole('button', { name: 'Confirm cancellation' }));
    await waitFor(() => expect(calls()).toHaveLength(1));
    expect(calls()[0]?.body).toEqual({ _id: 'o1', reason: '', comment: '' });
  });

  it('end with a toast, a cancelled order and the focus on its heading', async () => {
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

  it('send once however often the button is pressed, and stay until the answer', async () => {
    const { user, goToConfirmation, calls } = openOrder(
      'Confirmed',
      () => new Promise(() => undefined),
    );
    const confirmation = await goToConfirmation();
    const button = confirmation.getByRole('button', { name: 'Confirm cancellation' });
    await act(async () => {
      button.click();
      button.click();
      await Promise.resolve();
    });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    expect(confirmation.getByRole('button', { name: 'Keep order' })).toBeDisabled();
    expect(calls()).toHaveLength(1);
  });

  it('are not closed or confirmed by the second half of a double click', async () => {
    const { openDialog, user, calls } = openOrder();
    const dialog = await openDialog();
    pressBeside(screen.getByRole('dialog'), 2);
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    const confirm = await screen.findByRole('button', { name: 'Confirm cancellation' });
    fireEvent.click(confirm, { detail: 2 });
    pressBeside(screen.getByRole('alertdialog'), 2);
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(calls()).toEqual([]);
    pressBeside(screen.getByRole('alertdialog'), 1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('show a failure inside and keep what was typed', async () => {
    const { user, openDialog, toasts } = openOrder('Confirmed', () => ({
      status: 429,
      body: { message: 'Please wait a minute.' },
    }));
    const dialog = await openDialog();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Damaged');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm cancellation' }));
    const confirmation = within(screen.getByRole('alertdialog'));
    expect(await confirmation.findByRole('alert')).toHaveTextContent('Please wait a minute.');
    expect(dialog.getByRole('combobox', { name: 'Reason', hidden: true })).toHaveValue('Damaged');
    expect(toasts).toHaveLength(1);
  });

  it.each<[OrderStatus, string]>([
    ['Delivered', 'This order is delivered already.'],
    ['Cancelled', 'This order is cancelled already.'],
  ])('give way to the order as it is when it was %s meanwhile', async (now, message) => {
    const { user, goToConfirmation, toasts, setStatus } = openOrder('OutForDelivery', () => ({
      status: 409,
      body: { message },
    }));
    const confirmation = await goToConfirmation();
    setStatus(now);
    await user.click(confirmation.getByRole('button', { name: 'Confirm cancellation' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    const header = screen.getByRole('heading', { level: 1 }).closest('header');
    await waitFor(() => expect(header).toHaveTextContent(now));
    expect(toasts.map((toast) => toast.message)).toEqual([message]);
  });

  it('keep the key when the same cancellation is tried again', async () => {
    const { user, goToConfirmation, calls } = openOrder('Confirmed', () =>
      Promise.reject(new TypeError('offline')),
    );
    const confirmation = await goToConfirmation();
    const button = confirmation.getByRole('button', { name: 'Confirm cancellation' });
    await user.click(button);
    expect(await confirmation.findByRole('alert')).toHaveTextContent(/Check your connection/);
    await user.click(button);
    await waitFor(() => expect(calls()).toHaveLength(2));
    const [first, second] = calls().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
  });

  it('send nothing when the order is kept', async () => {
    const { user, goToConfirmation, calls } = openOrder();
    const confirmation = await goToConfirmation();
    await user.click(confirmation.getByRole('button', { name: 'Keep order' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    expect(calls()).toEqual([]);
  });
});
