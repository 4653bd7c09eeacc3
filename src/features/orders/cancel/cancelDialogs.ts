// Both cancel dialogs in one lazy-loaded chunk.
export { CancelReasonDialog } from './CancelReasonDialog';
export { ConfirmationDialog } from './ConfirmationDialog';
