import { LineIcon } from './LineIcon';

export const CheckIcon = () => <LineIcon path="M4.5 12.5l5 5 10-11" />;
