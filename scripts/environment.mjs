// Reads the environment variables of `npm start` (see scripts/variables.mjs). Plain Node, because no package is
// installed yet.
import { resolve } from 'node:path';
import { root, stop } from './prepare.mjs';

const maintenanceModes = /** @type {const} */ (['byClock', 'on', 'off']);
const switchPositions = /** @type {const} */ (['on', 'off']);

/**
 * The variables with their defaults; empty ones count as unset. An invalid value prints one line and ends the process.
 * @param {Record<string, string | undefined>} variables
 */
export function readEnvironment(variables = process.env) {
  const text = (name) => variables[name]?.trim() || undefined;

  const refuse = (name, remedy) => stop(`${name} is "${text(name)}". ${remedy}.`);

  const wholeNumber = (name, least, most) => {
    const value = text(name);
    if (value === undefined) return undefined;
    const number = Number(value);
    return /^\d+$/.test(value) && number >= least && number <= most
      ? number
      : refuse(name, `Use a number from ${least} to ${most}`);
  };

  /** @template {string} Choice @param {string} name @param {readonly Choice[]} choices */
  const oneOf = (name, choices) => {
    const value = text(name);
    if (value === undefined) return undefined;
    return choices.find((choice) => choice === value) ?? refuse(name, `Use one of: ${choices.join(', ')}`);
  };

  const instant = (name) => {
    const value = text(name);
    if (value === undefined) return undefined;
    // Without a zone, the time would depend on the machine.
    return /T.*(?:Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value))
      ? Date.parse(value)
      : refuse(name, 'Use a date and time with a zone, such as 2026-12-03T10:00:00+08:00');
  };

  const url = (name, protocols, example) => {
    const value = text(name);
    if (value === undefined) return undefined;
    return URL.canParse(value) && protocols.includes(new URL(value).protocol)
      ? new URL(value)
      : // The line omits an address, which may contain a password.
        stop(`${name} is not a valid URL. Use one such as ${example}.`);
  };

  const origins = (name) =>
    text(name)
      ?.split(/[\s,]+/)
      .map((origin) =>
        /^(?:https?|wss?):\/\/[\w.*-]+(?::\d+)?$/.test(origin)
          ? origin
          : refuse(name, 'Use origins such as https://chat.example, with spaces between them'),
      );

  /** `Facebook=https://social.example/gong, WeChat=https://…`; a name may have spaces. */
  const socialLinks = (name) =>
    text(name)
      ?.split(/,(?=[^,=]+=https?:)/)
      .map((pair) => {
        const [, label = '', href = ''] = /^([^=]+)=(.+)$/.exec(pair.trim()) ?? [];
        return label.trim() !== '' && URL.canParse(href) && /^https?:/.test(href)
          ? { label: label.trim(), href: new URL(href).href }
          : refuse(name, 'Use names and URLs such as Facebook=https://social.example/gong, with commas between them');
      });

  const localStorybook = 'http://127.0.0.1:6006';
  return {
    port: wholeNumber('PORT', 0, 65535) ?? 4300,
    host: text('HOST') ?? '127.0.0.1',
    dataDir: resolve(root, text('DATA_DIR') ?? '.data'),
    /** The catalogue that `/stories` redirects to. */
    storybook: (url('STORYBOOK', ['http:', 'https:'], localStorybook)?.href ?? localStorybook).replace(/\/$/, ''),
    /** Default: all written events of the catalogue. */
    catalogueSize: wholeNumber('CATALOGUE_SIZE', 1, 20_000),
    proxies: wholeNumber('PROXIES', 0, 10) ?? 0,
    maintenance: oneOf('FAKE_MAINTENANCE', maintenanceModes) ?? 'byClock',
    /** Logs one line for each request. */
    log: oneOf('LOG', switchPositions) ?? 'on',
    /** Whether other machines may read /metrics. */
    openMetrics: (oneOf('OPEN_METRICS', switchPositions) ?? 'off') === 'on',
    /** The shop's first instant, in milliseconds since 1970. Default: the real time. */
    now: instant('FAKE_NOW'),
    /** Default: on, unless HOST or SITE_URL makes the shop reachable from other machines. */
    operatorPages: oneOf('OPERATOR_PAGES', switchPositions),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:587')?.href,
    siteUrl: url('SITE_URL', ['http:', 'https:'], 'https://shop.example')?.origin,
    chatScript: url('CHAT_SCRIPT', ['http:', 'https:'], 'https://chat.example/chat.js')?.href,
    /** The script of a web firewall for one-time passwords (spec §7 otp2). */
    firewallScript: url('FIREWALL_SCRIPT', ['http:', 'https:'], 'https://firewall.example/firewall.js')?.href,
    /** The footer's links to the provider's pages on other sites, each a name and an address. */
    socialLinks: socialLinks('SOCIAL_LINKS'),
    /** Other origins that the pages' content security policy allows. */
    origins: {
      connect: origins('CSP_CONNECT_ORIGINS'),
      upload: origins('CSP_UPLOAD_ORIGINS'),
      chat: origins('CSP_CHAT_ORIGINS'),
    },
  };
}

/**
 * One line for an address that the server cannot listen on.
 * @param {NodeJS.ErrnoException} error @param {{ host: string; port: number }} address
 * @param {(port: number) => string} another how to choose another port
 */
export function addressProblem({ code }, { host, port }, another = (free) => `PORT=${free} DATA_DIR=.data-${free}`) {
  if (code !== 'EADDRINUSE') return `Cannot listen on ${host}:${port} (${code}). Set HOST and PORT to another address.`;
  return `Port ${port} is in use. Start with ${another(port === 65535 ? port - 1 : port + 1)}`;
}
