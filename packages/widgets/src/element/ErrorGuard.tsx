import { Component, type ReactNode } from 'react';

interface ErrorGuardProps {
  /** Stands in for a view that broke. */
  fallback: ReactNode;
  onError(error: unknown): void;
  children: ReactNode;
}

/** Catches what breaks while a view is drawn. */
export class ErrorGuard extends Component<ErrorGuardProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
