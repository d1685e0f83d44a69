/** The used parts of json-server. Its typings are for another Express. */
declare module 'json-server' {
  import type { Express, Request, RequestHandler, Response, Router } from 'express';

  interface Defaults {
    static?: string;
    logger?: boolean;
    noCors?: boolean;
  }

  /** `render` sends the rows in `response.locals.data`; it can be replaced. */
  interface DataRouter extends Router {
    render: (request: Request, response: Response) => void;
  }

  const jsonServer: {
    create(): Express;
    defaults(options: Defaults): RequestHandler[];
    rewriter(routes: Record<string, string>): Router;
    router(database: object | string): DataRouter;
  };
  export = jsonServer;
}

/** Compresses responses that are not cached. The package has no typings. */
declare module 'compression' {
  import type { RequestHandler } from 'express';

  function compression(): RequestHandler;
  export = compression;
}
