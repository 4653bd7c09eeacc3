import { LineIcon } from './LineIcon';

export const PackageIcon = () => (
  <LineIcon path="M12 3l8 4.5v9L12 21l-8-4.5v-9L12 3zM4 7.5l8 4.5 8-4.5M12 12v9M8 5.2l8 4.6" />
);
