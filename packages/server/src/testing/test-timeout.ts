/** Milliseconds before a test gives up: only a fault takes that long, even on a slow and busy machine. */
export const TEST_TIMEOUT = 180_000;
