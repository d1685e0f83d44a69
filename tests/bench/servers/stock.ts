import type { AddressInfo } from 'node:net';
import jsonServer from 'json-server';

/** json-server 0.17.4 as its own documentation wires it, over a file: prints its port once it listens. */
const [file = ''] = process.argv.slice(2);
const app = jsonServer.create();
app.use(...jsonServer.defaults({ logger: false }));
app.use(jsonServer.router(file));
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
