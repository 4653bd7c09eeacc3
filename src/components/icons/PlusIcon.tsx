import { LineIcon } from './LineIcon';

export const PlusIcon = () => <LineIcon path="M12 5v14M5 12h14" />;
