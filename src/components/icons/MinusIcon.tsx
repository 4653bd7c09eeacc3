import { LineIcon } from './LineIcon';

export const MinusIcon = () => <LineIcon path="M5 12h14" />;
