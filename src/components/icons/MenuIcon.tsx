import { LineIcon } from './LineIcon';

export const MenuIcon = () => <LineIcon path="M3 6h18M3 12h18M3 18h12" />;
