import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { CartAction } from '@/contract/cart';
import { SizePurchase, type SizePurchaseProps } from '@/features/products/detail/SizePurchase';
import { buildSize } from '@/fixtures/products.fixtures';
import { renderElement } from '../../../support/renderElement';

function buildProps(changes: Pick<Partial<SizePurchaseProps>, 'size' | 'isBusy'> = {}) {
  return {
    productName: 'Linen',
    size: buildSize(),
    isBusy: false,
    onAdd: jest.fn<() => void>(),
    onAct: jest.fn<(action: CartAction) => void>(),
    ...changes,
  };
}

const inCart = (quantity: number) => buildSize({ isAddedCart: true, quantity });
const addButton = () => screen.getByRole('button', { name: /Add to Cart/ });

describe('SizePurchase', () => {
  it('shows Add to Cart while the size is not in the cart', async () => {
    const props = buildProps();
    const { user } = renderElement(<SizePurchase {...props} />);
    await user.click(addButton());
    expect(props.onAdd).toHaveBeenCalledTimes(1);
  });

  it('shows a stepper while the size is in the cart', async () => {
    const props = buildProps({ size: inCart(3) });
    const { user } = renderElement(<SizePurchase {...props} />);
    expect(screen.getByRole('status')).toHaveTextContent('3');
    await user.click(screen.getByRole('button', { name: /^Increase/ }));
    await user.click(screen.getByRole('button', { name: /^Decrease/ }));
    expect(props.onAct.mock.calls).toEqual([['increment'], ['decrement']]);
    expect(screen.queryByRole('button', { name: /Add to Cart/ })).not.toBeInTheDocument();
  });

  it('keeps focus when button and stepper replace each other', async () => {
    const props = buildProps();
    const { user, update } = renderElement(<SizePurchase {...props} />);
    await user.click(addButton());
    update(<SizePurchase {...props} size={inCart(1)} />);
    expect(screen.getByRole('button', { name: /^Increase/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: /^Decrease/ }));
    update(<SizePurchase {...props} />);
    expect(addButton()).toHaveFocus();
  });

  it('does not steal focus', async () => {
    const props = buildProps();
    const other = <button>Other</button>;
    const page = (size: SizePurchaseProps['size']) => (
      <>
        {other}
        <SizePurchase {...props} size={size} />
      </>
    );
    const { user, update } = renderElement(page(buildSize()));
    await user.click(addButton());
    await user.click(screen.getByRole('button', { name: 'Other' }));
    update(page(inCart(1)));
    expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
  });

  it('ignores clicks while a change is pending', async () => {
    const props = buildProps({ isBusy: true });
    const { user } = renderElement(<SizePurchase {...props} />);
    await user.click(addButton());
    expect(props.onAdd).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no size', undefined],
    ['the price is not a number', buildSize({ price: Number.NaN })],
  ])('is disabled with a reason when %s', (_case, size) => {
    renderElement(<SizePurchase {...buildProps({ size })} />);
    expect(addButton()).toBeDisabled();
    expect(screen.getByText(/Please ask us for it/)).toBeInTheDocument();
  });
});
