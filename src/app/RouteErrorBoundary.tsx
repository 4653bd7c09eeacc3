import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { EmptyState } from '@/components/EmptyState';

interface RouteErrorBoundaryProps {
  children: ReactNode;
  /** A new value gives the page another chance, e.g. after moving on. */
  resetKey: string;
}

interface RouteErrorBoundaryState {
  hasFailed: boolean;
  resetKey: string;
}

/** Keeps a broken page from taking the shop with it: the frame stays and the page can be loaded again. */
export class RouteErrorBoundary extends Component<
  RouteErrorBoundaryProps,
  RouteErrorBoundaryState
> {
  override state: RouteErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<RouteErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: RouteErrorBoundaryProps,
    state: RouteErrorBoundaryState,
  ): RouteErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <EmptyState
        component="h1"
        title="This page did not open."
        help="It may be a broken connection or a new version of the shop. Loading it again usually helps."
        action={<Button onClick={() => window.location.reload()}>Load again</Button>}
      />
    );
  }
}
