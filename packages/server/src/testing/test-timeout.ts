/** How long a test waits before it gives up: only a fault takes that long, however slow and busy the machine is. */
export const TEST_TIMEOUT = 180_000;
