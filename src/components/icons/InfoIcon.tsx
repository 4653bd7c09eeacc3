import { LineIcon } from './LineIcon';

export const InfoIcon = () => (
  <LineIcon path="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.6v.3" />
);
