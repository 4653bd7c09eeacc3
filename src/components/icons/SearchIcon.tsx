import { LineIcon } from './LineIcon';

export const SearchIcon = () => (
  <LineIcon path="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21" />
);
