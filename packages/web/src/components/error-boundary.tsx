import { Component, type ReactNode } from 'react';

/** An error that knows how to make another try possible, e.g. by forgetting a promise that failed. */
export interface RetryableError extends Error {
  prepareRetry(): void;
}

const isRetryable = (error: Error): error is RetryableError =>
  'prepareRetry' in error && typeof error.prepareRetry === 'function';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Returns what to show instead; `retry` renders the children again. */
  readonly fallback: (error: Error, retry: () => void) => ReactNode;
  /** A change of it (another path) is a retry. */
  readonly resetKey?: string;
}

interface ErrorBoundaryState {
  readonly error: Error | null;
  readonly resetKey: string | undefined;
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Keeps a failing part from taking the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    return { error: asError(thrown) };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    if (props.resetKey === state.resetKey) return null;
    if (state.error && isRetryable(state.error)) state.error.prepareRetry();
    return { error: null, resetKey: props.resetKey };
  }

  readonly retry = (): void => {
    const { error } = this.state;
    if (error && isRetryable(error)) error.prepareRetry();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error, this.retry) : this.props.children;
  }
}
