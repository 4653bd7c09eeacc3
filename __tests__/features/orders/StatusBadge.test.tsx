import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { StatusBadge } from '@/features/orders/StatusBadge';
import { renderElement } from '../../support/renderElement';

describe('StatusBadge', () => {
  it.each(['Packed', 'OnHold', 'constructor', 'toString', '__proto__'])(
    'shows the unknown status %s with an icon',
    (status) => {
      const { container } = renderElement(<StatusBadge status={status} />);
      expect(screen.getByText(status)).toBeTruthy();
      expect(container.querySelectorAll('svg')).toHaveLength(1);
    },
  );
});
