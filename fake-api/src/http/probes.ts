import { Router } from 'express';

/**
 * `GET /health` for liveness, `GET /ready` for readiness. Extensions of the provider's server.
 * @param checks tests of dependencies, which throw on failure
 */
export function createProbes(checks: Readonly<Record<string, () => unknown>>): Router {
  const probes = Router();
  probes.get('/health', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  probes.get('/ready', (_request, response) => {
    const missing = Object.entries(checks).flatMap(([name, check]) => (fails(check) ? [name] : []));
    response.set('Cache-Control', 'no-store');
    if (missing.length > 0) response.status(503).json({ status: 'notReady', missing });
    else response.json({ status: 'ready' });
  });
  return probes;
}

function fails(check: () => unknown): boolean {
  try {
    check();
    return false;
  } catch {
    return true;
  }
}
