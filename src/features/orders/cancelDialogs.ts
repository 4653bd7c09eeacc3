// Both steps of a cancellation, fetched together when the first is wanted.
export { CancelReasonDialog } from './CancelReasonDialog';
export { ConfirmationDialog } from './ConfirmationDialog';
