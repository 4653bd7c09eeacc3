import { LineIcon } from './LineIcon';

export const CloseIcon = () => <LineIcon path="M5 5l14 14M19 5L5 19" />;
