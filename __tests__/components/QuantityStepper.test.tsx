import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityStepper } from '@/components/QuantityStepper';

function openStepper() {
  const increment = jest.fn();
  render(
    <QuantityStepper
      quantity={1}
      label="Linen"
      onIncrement={increment}
      onDecrement={() => undefined}
    />,
  );
  return { increment, plus: screen.getByRole('button', { name: 'Increase quantity of Linen' }) };
}

it('counts every click of a quick burst', async () => {
  const { increment, plus } = openStepper();
  await userEvent.dblClick(plus);
  expect(increment).toHaveBeenCalledTimes(2);
});

it('ignores the second half of a double click on another element', () => {
  const { increment, plus } = openStepper();
  fireEvent.click(plus, { detail: 2 });
  expect(increment).not.toHaveBeenCalled();
  fireEvent.click(plus, { detail: 1 });
  expect(increment).toHaveBeenCalledTimes(1);
});

it('handles keyboard clicks, whose detail is 0', async () => {
  const { increment, plus } = openStepper();
  await userEvent.tab();
  await userEvent.tab();
  expect(plus).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(increment).toHaveBeenCalledTimes(1);
});

it.each([
  [6, 'metre', '6 m', '6 metres'],
  [1, 'metre', '1 m', '1 metre'],
  [2, 'panel', '2 panels', '2 panels'],
  [1, 'blind', '1 blind', '1 blind'],
] as const)('shows %i of unit %s as %s and names it %s', (quantity, soldAs, text, name) => {
  const ignore = () => undefined;
  render(
    <QuantityStepper
      quantity={quantity}
      soldAs={soldAs}
      label="Linen"
      onIncrement={ignore}
      onDecrement={ignore}
    />,
  );
  expect(screen.getByRole('group', { name: 'Quantity of Linen' })).toHaveTextContent(text);
  expect(screen.getByRole('status', { name })).toHaveTextContent(String(quantity));
});
