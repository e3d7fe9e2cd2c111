/** What a measured server tells the one who measures, and when it ends. */
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
  // Whoever started it is gone, or wants it gone.
  process.on('disconnect', () => process.exit(0));
}
