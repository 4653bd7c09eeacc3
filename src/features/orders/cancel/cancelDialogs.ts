// Both dialogs of a cancellation in one chunk, loaded when the first opens.
export { CancelReasonDialog } from './CancelReasonDialog';
export { ConfirmationDialog } from './ConfirmationDialog';
