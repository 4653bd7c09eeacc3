import { LineIcon } from './LineIcon';

export const CartIcon = () => (
  <LineIcon path="M5 8h14l-1 12H6L5 8zM8.5 8V6.5a3.5 3.5 0 0 1 7 0V8" />
);
