export { syncWindows } from '@/store/windowsSync';
export { AccountNote } from './AccountNote';
export { EarlierVersion } from './EarlierVersion';
