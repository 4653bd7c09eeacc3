import { LineIcon } from './LineIcon';

export const PlayIcon = () => <LineIcon path="M8 5l11 7-11 7V5z" />;
