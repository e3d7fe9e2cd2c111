import { Component, type ReactNode } from 'react';

interface Props {
  /** Another one tries again. */
  attempt?: string | undefined;
  instead(fault: Error, again: () => void): ReactNode;
  children: ReactNode;
}

interface State {
  readonly fault: Error | null;
}

/** What breaks inside breaks nothing outside: in its place stands something that still works. */
export class Boundary extends Component<Props, State> {
  override state: State = { fault: null };

  static getDerivedStateFromError(fault: unknown): State {
    return { fault: fault instanceof Error ? fault : new Error(String(fault)) };
  }

  override componentDidUpdate({ attempt }: Props): void {
    if (this.state.fault !== null && attempt !== this.props.attempt) this.again();
  }

  private readonly again = (): void => this.setState({ fault: null });

  override render(): ReactNode {
    return this.state.fault === null ? this.props.children : this.props.instead(this.state.fault, this.again);
  }
}
