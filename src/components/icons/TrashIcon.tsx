import { LineIcon } from './LineIcon';

export const TrashIcon = () => (
  <LineIcon path="M4 7h16M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5" />
);
