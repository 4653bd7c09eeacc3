import { LineIcon } from './LineIcon';

export const ChatIcon = () => (
  <LineIcon path="M20.5 11.5a8.5 8.5 0 0 1-12.4 7.5L3.5 20.5l1.5-4.4A8.5 8.5 0 1 1 20.5 11.5zM8.5 10h7M8.5 13.5h4.5" />
);
