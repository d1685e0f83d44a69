// Serves the built Storybook on loopback: `node serve.mjs PORT`.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const files = sirv(fileURLToPath(new URL('../../storybook-static', import.meta.url)), { etag: true });
createServer((request, response) => files(request, response, () => void response.writeHead(404).end())).listen(
  Number(process.argv[2]),
  '127.0.0.1',
);
