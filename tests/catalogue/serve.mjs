// Serves the built Storybook on a free loopback port and prints the address.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const files = sirv(fileURLToPath(new URL('../../storybook-static', import.meta.url)), { etag: true });
const server = createServer((request, response) => files(request, response, () => void response.writeHead(404).end()));
server.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`));
