import type { Server } from 'node:http';

/** Milliseconds that an idle connection stays open: longer than the 60 seconds of the usual proxies and browsers. */
const idleTime = 65_000;

/**
 * Keeps idle connections of a listening server. With Node's 5 seconds a client often sends its next request at the
 * moment at which the server closes the connection, and the request is reset.
 */
export function keepConnections(server: Server): void {
  server.keepAliveTimeout = idleTime;
}
