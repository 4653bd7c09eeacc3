export { EarlierDialog } from './account/EarlierDialog';
export { WindowForm } from './editor/WindowForm';
export { EraseDialog } from './list/EraseDialog';
export { TransferPanel } from './transfer/TransferPanel';
