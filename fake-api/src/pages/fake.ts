import { RuleError } from '@first-gong/domain';
import { type NextFunction, type Request, type Response, Router } from 'express';
import jsonServer from 'json-server';
import type { Control } from '../control/control.js';
import type { Uploads } from '../help/uploads.js';
import { sendFailure } from '../http/problem.js';
import { langOf } from '../http/request.js';
import type { IdentityCodes } from '../members/identityCodes.js';
import { providers } from '../members/rows.js';
import type { ShopStore } from '../state.js';
import { createBank } from './bank.js';
import { createControlPages } from './control.js';
import { createIdentityPages } from './identity.js';
import { createOutbox } from './outbox.js';
import type { Payments } from './payment.js';
import { createUploadTarget } from './upload.js';

export interface FakeParts {
  store: ShopStore;
  payments: Payments;
  codes: IdentityCodes;
  uploads: Uploads;
  /** Origin of the site, for the links in a mail's file. */
  siteUrl: () => string;
  /** The switches of the demonstration, or null where nobody may turn them. */
  control: Control | null;
  sweep: () => Promise<void>;
  staticFolder: string;
}

/** What each page takes, for the refusal of everything else. */
const methods = new Map([
  ['/bank', 'GET, POST'],
  ['/outbox', 'GET'],
  ['/outbox.json', 'GET'],
  ['/outbox.eml', 'GET'],
  ['/charges.json', 'GET'],
  ...providers.map((provider) => [`/id/${provider}`, 'GET, POST'] as const),
]);

const controlMethods = new Map(['/control', '/control.json', '/clock'].map((path) => [path, 'GET, POST']));

/** What stands in for the world around the shop: a bank, a mail box, and, where it is allowed, its switches. */
export function createFake(parts: FakeParts): Router {
  const { store, payments, codes, uploads, siteUrl, control, sweep, staticFolder } = parts;
  const fake = Router();
  fake.use(...jsonServer.defaults({ static: staticFolder, noCors: true, logger: false }));
  fake.use((_request, _response, next) => {
    sweep().then(() => next(), next);
  });
  const outbox = createOutbox(store, siteUrl);
  fake.use('/bank', createBank(payments));
  fake.use('/outbox', outbox.page);
  fake.use('/outbox.json', outbox.json);
  fake.use('/outbox.eml', outbox.source);
  fake.use('/id', createIdentityPages(store, codes));
  fake.use('/upload', createUploadTarget(uploads));
  fake.get('/charges.json', (_request, response) => {
    response.set('Cache-Control', 'no-store').json([...store.read().all('charges')]);
  });
  if (control) fake.use(createControlPages(control));

  fake.use((request, response) => {
    const allowed = methods.get(request.path) ?? (control && controlMethods.get(request.path));
    if (!allowed) throw new RuleError('notFound');
    response.set('Allow', allowed);
    throw new RuleError('methodNotAllowed');
  });
  fake.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    sendFailure(response, langOf(request), error),
  );
  return fake;
}
