import { Router } from 'express';

/** The parts that the shop needs, each with a test that throws while it does not answer. */
export type Checks = Readonly<Record<string, () => unknown>>;

/** `GET /health`: the process answers. `GET /ready`: it can serve, too. Extensions of the provider's server. */
export function createProbes(checks: Checks): Router {
  const probes = Router();
  probes.get('/health', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  probes.get('/ready', (_request, response) => {
    const missing = Object.keys(checks).filter((name) => fails(checks[name]));
    response
      .status(missing.length > 0 ? 503 : 200)
      .set('Cache-Control', 'no-store')
      .json(missing.length > 0 ? { status: 'notReady', missing } : { status: 'ready' });
  });
  return probes;
}

function fails(check: (() => unknown) | undefined): boolean {
  try {
    check?.();
    return false;
  } catch {
    return true;
  }
}
