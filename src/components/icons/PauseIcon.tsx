import { LineIcon } from './LineIcon';

export const PauseIcon = () => <LineIcon path="M9 5v14M15 5v14" />;
