import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { OrderStatus } from '@/contract/orders';
import { StatusBadge } from '@/features/orders/StatusBadge';
import { renderElement } from '../../support/renderElement';

describe('StatusBadge', () => {
  it.each(['Packed', 'OnHold', 'constructor', 'toString', '__proto__'])(
    'shows the unknown status %s with an icon',
    (status) => {
      const { container } = renderElement(
        <StatusBadge order={{ orderStatus: status as OrderStatus }} />,
      );
      expect(screen.getByText(status)).toBeTruthy();
      expect(container.querySelectorAll('svg')).toHaveLength(1);
    },
  );

  it('shows that a payment is needed in place of the first status (product 11.16)', () => {
    renderElement(<StatusBadge order={{ orderStatus: 'Confirmed', paymentStatus: 'declined' }} />);
    expect(screen.getByText('Payment needed')).toBeVisible();
    expect(screen.queryByText('Order Confirmed')).not.toBeInTheDocument();
  });

  it('shows that a payment is needed beside a later status', () => {
    renderElement(<StatusBadge order={{ orderStatus: 'Packed', paymentStatus: 'pending' }} />);
    expect(screen.getByText('Packed')).toBeVisible();
    expect(screen.getByText('Payment needed')).toBeVisible();
  });
});
