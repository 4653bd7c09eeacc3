import { LineIcon } from './LineIcon';

export const AlertIcon = () => (
  <LineIcon path="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5v5.5M12 16.2v.3" />
);
