export { WindowForm } from './editor/WindowForm';
export { EraseDialog } from './list/EraseDialog';
