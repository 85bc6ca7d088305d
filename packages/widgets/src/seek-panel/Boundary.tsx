import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  /** Stands in for what cannot be drawn. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps content that cannot be drawn, or whose script cannot be loaded, from taking the answer with it. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
