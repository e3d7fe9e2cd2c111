/** What a measured server reports to the benchmark, and when it ends. */
export interface Usage {
  /** Resident memory in bytes. */
  readonly memory: number;
  /** Processor time in seconds. */
  readonly cpu: number;
}

export function beServer(address: string): void {
  process.send?.({ address });
  process.on('message', (asked) => {
    if (asked !== 'usage') return;
    const { user, system } = process.cpuUsage();
    const usage: Usage = { memory: process.memoryUsage.rss(), cpu: (user + system) / 1e6 };
    process.send?.({ usage });
  });
  // The process that started this one is gone, or tells it to go.
  process.on('disconnect', () => process.exit(0));
}
