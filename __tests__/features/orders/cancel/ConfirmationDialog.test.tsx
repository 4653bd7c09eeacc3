import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { ConfirmationDialog } from '@/features/orders/cancel/ConfirmationDialog';
import { expectNamedControls } from '../../../support/expectNamedControls';
import { renderElement } from '../../../support/renderElement';

describe('ConfirmationDialog in return mode', () => {
  it('asks to confirm the return', async () => {
    const onConfirm = jest.fn();
    const { user } = renderElement(
      <ConfirmationDialog
        mode="return"
        isOpen
        orderNumber="8QKCP"
        onClose={() => undefined}
        onConfirm={onConfirm}
      />,
    );
    const dialog = within(screen.getByRole('alertdialog', { name: 'Confirm return' }));
    expectNamedControls('ConfirmationDialog');
    expect(dialog.getByText(/This cannot be undone/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Confirm return' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});
